import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { FormProvider } from 'react-hook-form';
import { showToast } from '#kit/client/toast.ts';
import { typedResolver } from '#kit/schema-resolver.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { type DeskFrame, frameForm } from '../frame-desk.contract.ts';
import { deskFrameQuery, useSaveFrame } from '../frame-desk.queries.ts';
import { FRAME_LOG } from '../goods-log.rules.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditFooter } from './edit-footer.tsx';
import { FrameDrawing } from './frame-drawing.tsx';
import { FrameFields } from './frame-fields.tsx';
import { FramePrices } from './frame-prices.tsx';
import { frameFormOf, NEW_FRAME, type TypedFrame, typedFrame } from './frame-values.ts';
import { useEdit } from './use-edit.ts';

export function FrameForm({ first }: { first?: DeskFrame }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const lang = langOf(useLocale());
  const id = first && String(first.frame_id);
  const { mutateAsync } = useSaveFrame(id);
  const edit = useEdit({
    subject: 'frame',
    id: id ?? '',
    first,
    resolver: (seen) => typedResolver(frameForm, (typed: TypedFrame) => frameFormOf(typed, seen?.version ?? 0), i18n),
    valuesOf: (frame) => (frame ? typedFrame(frame) : NEW_FRAME),
    query: deskFrameQuery(options.context, id ?? ''),
    save: (values, seen) => mutateAsync({ ...values, version: seen?.version ?? 0 }),
    onSaved: async (saved) => {
      showToast('success', t`The frame is saved.`);
      if (!first) await navigate({ to: '/admin/frame/$id', params: { id: String(saved.frame_id) }, replace: true });
    },
  });
  const { form, thing: frame } = edit;
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <p className="text-small">
        <Link to="/admin/frame" className="text-link">
          <Trans>All frames</Trans>
        </Link>
      </p>
      <h1 className="mt-1 text-display [overflow-wrap:anywhere]">{frame ? textIn(frame.name, lang) : t`New frame`}</h1>
      <form noValidate className="mt-6" onSubmit={edit.onSubmit}>
        <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-8">
            <FramePrices />
            <FrameFields ordered={frame?.ordered ?? false} />
          </div>
          <FrameDrawing />
        </div>
        <EditFooter
          submitText={<Trans>Save the frame</Trans>}
          busy={isSubmitting}
          dirty={isDirty}
          refusal={errors.root?.message}
        >
          {edit.conflict && <EditConflict log={FRAME_LOG} busy={isSubmitting} {...edit.conflict} />}
        </EditFooter>
      </form>
    </FormProvider>
  );
}
