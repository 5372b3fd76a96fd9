import { Plural, Trans } from '@lingui/react/macro';

/** How many large price changes are still unticked, and what that means. */
export function JumpNote({ jumps, confirmed }: { jumps: number; confirmed: number }) {
  const open = jumps - confirmed;
  return (
    <div role="status">
      {jumps > 0 && (
        <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
          {open > 0 ? (
            <Plural
              value={open}
              one="# price would become more than three times as high or as low. Tick its line if that is right; otherwise it stays as it is."
              other="# prices would become more than three times as high or as low. Tick the line of each one that is right; the others stay as they are."
            />
          ) : (
            <Trans>You have confirmed every large price change.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** Marks a line that must be ticked. */
export function JumpMark() {
  return (
    <span className="block text-bad text-small">
      <Trans>More than three times as high or as low: tick to confirm</Trans>
    </span>
  );
}
