import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SETTING_LOG } from '../setting-log.rules.ts';
import type { useSettingForm } from './use-setting-form.ts';

interface SettingFrameProps {
  setting: ReturnType<typeof useSettingForm>;
  children: ReactNode;
}

export function SettingFrame({ setting, children }: SettingFrameProps) {
  const { form, submit, loadTheirs, changes, isSaved } = setting;
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
        {/* Always rendered for its live region, without a gap while empty. */}
        <div className="-mb-5 has-[p]:mb-0">
          <OvertakenNote changes={changes} log={SETTING_LOG} onTakeTheirs={() => void loadTheirs()} />
          <FormRefusal message={errors.root?.message} />
        </div>
        {children}
        <div className="flex items-center gap-4">
          <Button type="submit" busy={isSubmitting}>
            <Trans>Save</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSaved && <Trans>Saved. The change applies immediately.</Trans>}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
