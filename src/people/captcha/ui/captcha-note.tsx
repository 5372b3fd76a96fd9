import { Trans } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { Spinner } from '#kit/spinner.tsx';

export type CaptchaState = 'idle' | 'checking' | 'done' | 'failed';

/** Announced to screen readers if the check fails. */
export function CaptchaNote({ state, begin }: { state: CaptchaState; begin: () => void }) {
  return (
    // Two lines on a phone, as one of the texts needs, so that the button below does not move.
    <div className="min-h-6 text-caption text-ink-soft max-sm:min-h-[2lh]">
      <p role="status" className="flex items-center gap-2">
        {state === 'checking' && (
          <>
            <Spinner size={16} />
            <Trans>Checking that you are human. You do not need to do anything.</Trans>
          </>
        )}
        {state === 'done' && (
          <>
            <Icon name="check" size={16} />
            <Trans>Verified: you are human.</Trans>
          </>
        )}
        {state === 'failed' && (
          <span className="text-bad">
            <Trans>We could not verify that you are human. Please try again.</Trans>
          </span>
        )}
      </p>
      {state === 'failed' && (
        <Button kind="quiet" onClick={begin}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </div>
  );
}
