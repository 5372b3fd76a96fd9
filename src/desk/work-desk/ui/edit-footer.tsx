import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { WrongFields } from '#kit/wrong-fields.tsx';

interface EditFooterProps {
  submitText: ReactNode;
  busy: boolean;
  dirty: boolean;
  /** A refusal that belongs to no field. */
  refusal: string | undefined;
  children?: ReactNode;
}

/** The lower edge of a form, which stays in view while the form scrolls. */
export function EditFooter({ submitText, busy, dirty, refusal, children }: EditFooterProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const wasConflict = useRef(false);
  const isConflict = Boolean(children);
  // After the choice, the pressed button is removed: the focus moves to saving.
  useEffect(() => {
    if (wasConflict.current && !isConflict) button.current?.focus();
    wasConflict.current = isConflict;
  }, [isConflict]);
  return (
    <StickyBar className="mt-8 grid gap-4">
      {children}
      <FormRefusal message={refusal} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button ref={button} type="submit" kind="primary" busy={busy} busyText={t`Saving…`}>
          {submitText}
        </Button>
        <WrongFields>{dirty ? <Trans>Not saved yet</Trans> : ''}</WrongFields>
      </div>
    </StickyBar>
  );
}
