import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { Dialog, DialogClose } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { useDiscardImport } from '../import.queries.ts';
import { dropUpload } from './import-sending.ts';

/** Discards an import that has made nothing; its uploaded files are deleted, so it asks first. */
export function DiscardImport({ id }: { id: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDiscardImport(id);
  const [failure, setFailure] = useState<string>();
  async function discard() {
    setFailure(undefined);
    try {
      await mutateAsync();
      dropUpload(id);
      showToast('success', t`The import has been discarded.`);
      await navigate({ to: '/admin/import' });
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
    }
  }
  return (
    <Dialog
      title={t`Discard this import?`}
      width="narrow"
      trigger={
        <Button kind="quiet" icon="trash">
          <Trans>Discard</Trans>
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button kind="quiet">
              <Trans>Keep it</Trans>
            </Button>
          </DialogClose>
          <Button kind="primary" busy={isPending} onClick={() => void discard()}>
            <Trans>Discard the import</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Its uploaded files are deleted. No work has been created or changed yet.</Trans>
      </p>
      <FormRefusal message={failure} />
    </Dialog>
  );
}
