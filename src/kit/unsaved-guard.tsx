import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before a page with unsaved changes is left; the browser itself asks when the tab is closed. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <Dialog
      title={t`Leave without saving?`}
      width="narrow"
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      footer={
        <>
          <Button kind="quiet" onClick={() => proceed?.()}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button kind="primary" onClick={() => reset?.()}>
            <Trans>Stay on this page</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your changes on this page have not been saved.</Trans>
      </p>
    </Dialog>
  );
}

// @chunk forms
