import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { DeskWork } from '../work-desk.contract.ts';

interface FormerPictureProps {
  former: NonNullable<DeskWork['former']>;
  disabled: boolean;
  onPutBack: () => void;
}

/** The former picture, and the button that restores it. */
export function FormerPicture({ former, disabled, onPutBack }: FormerPictureProps) {
  const { t } = useLingui();
  const time = useShopClock();
  const replaced = time(former.replaced_at);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t pt-4">
      <div className="w-20 shrink-0">
        <Picture picture={former.picture} alt={t`The former picture`} sizes="5rem" />
      </div>
      <div className="min-w-0 flex-1 basis-56">
        <p className="prose-text text-ink-soft text-small">
          <Trans>Replaced {replaced}. Restoring it also restores its sizes; prices do not change.</Trans>
        </p>
        <Button kind="quiet" icon="undo" disabled={disabled} onClick={onPutBack}>
          <Trans>Restore previous picture</Trans>
        </Button>
      </div>
    </div>
  );
}
