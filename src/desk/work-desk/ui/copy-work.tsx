import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import type { DeskWork } from '../work-desk.contract.ts';
import { useCopyWork } from '../work-desk.queries.ts';

/** Copies a work as a new draft and opens it. */
export function CopyWork({ work, disabled }: { work: DeskWork; disabled: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [withPicture, setWithPicture] = useState(false);
  const { mutateAsync, isPending } = useCopyWork(String(work.item_id));
  const copy = async () => {
    const { item_id } = await mutateAsync({ with_picture: withPicture });
    setOpen(false);
    showToast('success', t`This is the copy. It is a draft.`);
    await navigate({ to: '/admin/work/$id', params: { id: String(item_id) } });
  };
  return (
    <Dialog
      title={<Trans>Copy this work</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" disabled={disabled}>
          <Trans>Copy</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The copy is a draft with the same artist, texts, sizes, prices and category. No numbers of an edition are
          copied.
        </Trans>
      </p>
      {work.picture && (
        <div className="mt-4">
          <CheckboxField
            label={<Trans>Copy the picture as well</Trans>}
            checked={withPicture}
            onChange={(event) => setWithPicture(event.target.checked)}
          />
        </div>
      )}
      <div className="mt-4">
        <Button kind="primary" busy={isPending} onClick={() => void copy().catch(() => undefined)}>
          <Trans>Create the copy</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
