import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog, DialogClose } from '#kit/dialog.tsx';
import type { WorkImport } from '../import.contract.ts';
import type { ImportActs } from './import-acts.ts';

/** Undoes an import, after saying what that means: it cannot be repeated without the files. */
export function UndoImport({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = one.import_id;
  return (
    <Dialog
      title={t`Undo import no. ${id}?`}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" icon="undo">
          <Trans>Undo the import</Trans>
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button kind="quiet">
              <Trans>Keep it</Trans>
            </Button>
          </DialogClose>
          <Button
            kind="primary"
            busy={acts.busy}
            onClick={() => {
              setOpen(false);
              void acts.step('undo');
            }}
          >
            <Trans>Undo now</Trans>
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>The works and artists that it created are removed, and changed works get their former values.</Trans>
        </li>
        <li>
          <Trans>Works that have been ordered or edited since then stay as they are. We list each of them.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}
