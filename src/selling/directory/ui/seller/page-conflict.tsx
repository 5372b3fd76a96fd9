import { Trans } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';

interface PageConflictProps {
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  busy: boolean;
}

/** Someone saved the page in the meantime: the writer chooses before anything is lost. */
export function PageConflict({ onTakeTheirs, onSaveMine, busy }: PageConflictProps) {
  return (
    <div role="alert" className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        <Trans>
          This page was saved elsewhere after you opened it, so your changes were not saved. Your text is still here.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onSaveMine}>
          <Trans>Overwrite with mine</Trans>
        </Button>
        <Button kind="quiet" onClick={onTakeTheirs}>
          <Trans>Use the saved version</Trans>
        </Button>
      </div>
    </div>
  );
}
