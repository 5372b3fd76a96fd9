import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import type { DataRequest, ExportOrder } from '../data-request.contract.ts';
import { useRequestAction } from '../data-request.queries.ts';

/** Mails the member a link to their account, or downloads a file that staff pass on. */
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
  saveAs(new Blob([text], { type: 'application/json' }), name);
}
