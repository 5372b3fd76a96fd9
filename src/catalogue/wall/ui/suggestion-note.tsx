import { Trans } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';

/** Says that the shop has hung these works, and takes them down. */
export function SuggestionNote({ className, onEmpty }: { className: string; onEmpty: () => void }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t bg-wall px-(--gutter) lg:px-4 ${className}`}
    >
      <p className="py-2 text-small">
        <Trans>Our suggestion: three popular works</Trans>
      </p>
      <Button kind="quiet" className="-mx-3" onClick={onEmpty}>
        <Trans>Empty the wall</Trans>
      </Button>
    </div>
  );
}
