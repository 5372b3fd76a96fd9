import { Trans } from '@lingui/react/macro';

/** Above the form of something that somebody else removed meanwhile. */
export function GoneNote({ isGone }: { isGone: boolean }) {
  return (
    <div role="alert">
      {isGone && (
        <p className="border-bad border-s-2 bg-wall-deep px-4 py-3">
          <Trans>
            Somebody else has removed this meanwhile. What you typed is still here, and can be saved as a new one.
          </Trans>
        </p>
      )}
    </div>
  );
}
