import { Trans } from '@lingui/react/macro';

/** Above the form of something that someone else removed in the meantime. */
export function GoneNote({ isGone }: { isGone: boolean }) {
  return (
    <div role="alert">
      {isGone && (
        <p className="border-bad border-s-2 bg-wall-deep px-4 py-3">
          <Trans>
            Someone else has removed this in the meantime. Your text is still here and can be saved as a new entry.
          </Trans>
        </p>
      )}
    </div>
  );
}
