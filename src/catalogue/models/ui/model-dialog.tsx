import { Trans, useLingui } from '@lingui/react/macro';
import { framedModel } from '#ground/framing/framing.model.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Dialog } from '#kit/dialog.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { MatText } from './mat-text.tsx';
import { ModelView } from './model-view.tsx';
import type { ShownModel } from './shown-model.ts';
import { WallNow } from './wall-now.tsx';

/** The framed work in space, and how to see it on one's own wall. Loaded on demand. */
export function ModelDialog({ item, picture, size, frame, onClose }: ShownModel & { onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { w_mm, h_mm, depth_mm } = framedModel(size, frame);
  const outside = formatCm({ w_mm, h_mm }, locale);
  const depth = Math.round(depth_mm);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`The framed work in 3D`} width="wide">
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ModelView item={item} picture={picture} size={size} frame={frame} />
        <div className="grid content-start gap-5 max-lg:mt-5">
          <div>
            <p className="font-medium">{item.title}</p>
            <p className="mt-1 text-ink-soft text-small">
              {frame.face_mm > 0 ? (
                <Trans>
                  {frame.name}: {outside} on the outside, {depth} mm deep
                </Trans>
              ) : (
                <Trans>
                  {frame.name}: {outside}
                </Trans>
              )}
            </p>
            <MatText frame={frame} />
          </div>
          <WallNow title={item.title} print={{ item_id: item.item_id, size, frame, picture }} />
        </div>
      </div>
    </Dialog>
  );
}
