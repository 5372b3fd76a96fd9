import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import type { StepFormProps } from './step-props.ts';

interface PlainStepProps extends Pick<StepFormProps, 'send' | 'onClose'> {
  action: 'retry' | 'hand_over';
  invoice: Pick<InvoiceDetail, 'state' | 'relate_number'>;
}

/** An act that needs no data, only a confirmation. If the provider may have issued the invoice, staff say that they have looked. */
export function PlainStep({ action, invoice, send, onClose }: PlainStepProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [looked, setLooked] = useState(false);
  const [unseen, setUnseen] = useState<string>();
  const needsLook = action === 'hand_over' && invoice.state === 'issuing';
  const { relate_number: number } = invoice;
  async function act() {
    if (needsLook && !looked) return setUnseen(t`Please look at the provider’s pages first.`);
    setBusy(true);
    try {
      await send(action === 'retry' ? { action } : { action, form: { looked } });
      onClose();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : '');
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-4">
      <FormRefusal message={problem} />
      {needsLook && (
        <CheckboxField
          label={
            <Trans>
              I have looked for our number {number} on the provider’s pages: it has not issued this invoice.
            </Trans>
          }
          required
          checked={looked}
          error={unseen}
          onChange={({ target }) => {
            setLooked(target.checked);
            setUnseen(undefined);
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={busy} onClick={() => void act()}>
          {action === 'retry' ? <Trans>Try again now</Trans> : <Trans>Leave it to the accountant</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}
