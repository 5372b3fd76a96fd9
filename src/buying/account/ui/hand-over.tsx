import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import type { DataRequest, ExportOrder } from '../data-request.contract.ts';
import { useRequestAction } from '../data-request.queries.ts';

/** Hands a member's data over: by a mail that leads to their account, or as a file that staff give them. */
export function HandOver({ request: { request_id: id, member_id, version } }: { request: DataRequest }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, variables } = useRequestAction();
  const hand = (by: ExportOrder['by']) =>
    mutate(
      { action: 'export', id, json: { version, by } },
      {
        onSuccess: (data) => {
          if (data) save(JSON.stringify(data, null, 2), `member-${member_id}.json`);
          else showToast('success', t`The member has been notified by e-mail.`);
          setOpen(false);
        },
      },
    );
  const isBusy = (by: ExportOrder['by']) => isPending && variables.action === 'export' && variables.json.by === by;
  return (
    <Dialog
      title={t`Hand the data over`}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>Hand over</Trans>
        </Button>
      }
    >
      <div className="prose-text grid justify-items-start gap-3">
        <p>
          <Trans>
            The e-mail leads them to their account, where only they can open the file. This is the safer way.
          </Trans>
        </p>
        <Button kind="primary" busy={isBusy('mail')} onClick={() => hand('mail')}>
          <Trans>Notify them by e-mail</Trans>
        </Button>
        <p className="mt-4">
          <Trans>If a member can no longer sign in, give them the file yourself. Your download is logged.</Trans>
        </p>
        <Button busy={isBusy('download')} onClick={() => hand('download')}>
          <Trans>Download the file</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
