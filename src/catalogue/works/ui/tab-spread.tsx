import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { Certificate } from '#kit/drawing/certificate.tsx';
import { PaperMacro } from '#kit/drawing/paper-macro.tsx';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { ShopWorkReply, WorkSummary } from '../works.contract.ts';

/** Words on the left, what they are about on the right; on phones below them. */
export function TabSpread({ words, picture }: { words: ReactNode; picture: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-24">
      <div>{words}</div>
      <div data-spread-picture="" className="max-w-96 empty:hidden">
        {picture}
      </div>
    </div>
  );
}

/** How wide a spread's picture is, on phones a little less. */
const SIZES = '24rem';
const PLACE = 'block aspect-4/3 w-full overflow-hidden bg-wall-deep';

/** Another work of the same hand. */
export function ByTheSameHand({ work }: { work: WorkSummary | undefined }) {
  if (!work?.picture) return null;
  return (
    <figure>
      <Picture picture={work.picture} alt={work.alt} sizes={SIZES} className="max-h-96 object-contain object-left" />
      <figcaption className="mt-2 text-caption text-ink-soft">{work.title}</figcaption>
    </figure>
  );
}

/** A piece of the picture from close by: the inspiration is in there. */
export function PictureDetail({ item }: { item: ShopWorkReply['item'] }) {
  const { t } = useLingui();
  if (!item.picture) return null;
  return (
    <span className={`${PLACE} [&_img]:size-full [&_img]:scale-220 [&_img]:object-cover [&_picture]:contents`}>
      <Picture picture={item.picture} alt={t`Detail of “${item.title}”`} sizes="54rem" />
    </span>
  );
}

export function Paper({ item }: { item: ShopWorkReply['item'] }) {
  return <PaperMacro colours={item.palette.slice(0, 3).map(({ hex }) => hex)} className={PLACE} />;
}

export function Seal() {
  return <Certificate className={PLACE} />;
}

/** Where dust gathers and what must not be taken apart. */
export function Section({ frames }: { frames: readonly Frame[] }) {
  const { t } = useLingui();
  const frame = frames.find(({ face_mm }) => face_mm > 0);
  if (!frame) return null;
  return (
    <span className={`${PLACE} grid place-items-center p-8`}>
      <FrameCrossSection frame={frame} label={t`Cross-section of the frame: ${frame.name}`} className="w-full" />
    </span>
  );
}
