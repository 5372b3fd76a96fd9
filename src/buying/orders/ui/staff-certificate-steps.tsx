import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { PrintCertificate } from '#buying/certificates/certificate.contract.ts';
import { useCertificateStep } from '#buying/certificates/certificate.queries.ts';
import { LIVING } from '#buying/certificates/certificate-states.rules.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';

/** A successor for a lost certificate; and which of several prints alike came back. */
export function StaffCertificateSteps({ certificate, code }: { certificate: PrintCertificate; code: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCertificateStep(code);
  const { certificate_id: id, state } = certificate;
  if (!LIVING.includes(state)) return null;
  if (isAsking)
    return (
      <ReissueForm
        busy={isPending}
        send={(reason) => mutate({ id, reason }, { onSuccess: () => setIsAsking(false) })}
        cancel={() => setIsAsking(false)}
      />
    );
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Issue again…</Trans>
      </Button>
      {state === 'unclear' && (
        <Button kind="quiet" busy={isPending} onClick={() => mutate({ id })}>
          <Trans>This is the returned print</Trans>
        </Button>
      )}
    </div>
  );
}

interface ReissueFormProps {
  busy: boolean;
  send: (reason: string) => void;
  cancel: () => void;
}

function ReissueForm({ busy, send, cancel }: ReissueFormProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  return (
    <form
      className="mt-3 grid max-w-xl gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (reason.trim()) send(reason);
      }}
    >
      <TextField
        label={t`Why is it issued again?`}
        hint={t`The old certificate will be marked as replaced. Only staff see the reason.`}
        required
        limit={TEXT_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={busy}>
          <Trans>Issue again</Trans>
        </Button>
        <Button kind="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
