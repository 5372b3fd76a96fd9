import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { Byline } from '#kit/byline.tsx';
import { Certificate } from '#kit/drawing/certificate.tsx';
import { PaperMacro } from '#kit/drawing/paper-macro.tsx';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { ShopWorkReply, WorkSummary } from '../works.contract.ts';

/** A spread: text on the left, on the right a picture to the edge of the page; on phones below the text. */
export function TabSpread({ words, picture }: { words: ReactNode; picture: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-16">
      <div className="md:text-ink lg:pt-2 lg:text-lead lg:leading-relaxed">{words}</div>
      <div data-spread-picture="" className="empty:hidden">
        {picture}
      </div>
    </div>
  );
}

/** The width of a spread's picture. */
const SIZES = '(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, (min-width: 48rem) 44vw, 92vw';
/** Of a picture enlarged 2.2 times. */
const DETAIL_SIZES = '(min-width: 90rem) 110rem, (min-width: 64rem) 123vw, (min-width: 48rem) 97vw, 202vw';
/** All pictures have one shape, or the page would jump from tab to tab. */
const PLACE = 'relative block aspect-3/2 w-full overflow-hidden bg-wall-deep';

/** Another work by the same artist. */
export function ByTheSameHand({ work }: { work: WorkSummary | undefined }) {
  const langOf = useForeignLang();
  if (!work?.picture) return null;
  return (
    <figure>
      <div className={`${PLACE} p-[6%]`}>
        <div className="@container-size grid size-full place-items-center">
          <div
            className="shadow-[0_1px_2px_var(--shadow),0_10px_24px_-10px_var(--shadow)]"
            style={{ aspectRatio: work.aspect, width: `min(100cqw, calc(100cqh * ${work.aspect}))` }}
          >
            <Picture picture={work.picture} alt={work.alt} sizes={SIZES} />
          </div>
        </div>
      </div>
      <figcaption className="mt-2 text-caption text-ink-soft">
        <Link
          to="/shop/$id"
          params={{ id: String(work.item_id) }}
          lang={langOf(work.title)}
          className="inline-block min-h-6 underline-offset-4 hover:underline"
        >
          {work.title}
        </Link>
      </figcaption>
    </figure>
  );
}

/** A detail of the picture, for the inspiration tab. */
export function PictureDetail({ item }: { item: ShopWorkReply['item'] }) {
  const { t } = useLingui();
  if (!item.picture) return null;
  return (
    <span className={`${PLACE} [&_img]:size-full [&_img]:scale-220 [&_img]:object-cover [&_picture]:contents`}>
      <Picture picture={item.picture} alt={t`Detail of “${item.title}”`} sizes={DETAIL_SIZES} />
    </span>
  );
}

/** The print's corner on its sheet, in raking light. */
export function Paper({ item: { picture } }: { item: ShopWorkReply['item'] }) {
  return (
    <span className={PLACE}>
      <PaperMacro>{picture && <Picture picture={picture} alt="" sizes={DETAIL_SIZES} />}</PaperMacro>
    </span>
  );
}

/** A drawing of the sheet that comes with the print. */
export function Seal({ item: { picture, title, artist, year, edition } }: { item: ShopWorkReply['item'] }) {
  const { t } = useLingui();
  return (
    <span className={PLACE}>
      <Certificate
        heading={t`Certificate and warranty`}
        title={title}
        byline={<Byline artist={artist.name} year={year} />}
        edition={edition && t`Edition of ${edition.size}`}
      >
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 64rem) 16rem, 30vw" />}
      </Certificate>
    </span>
  );
}

/** The frame's section, for the care tab. */
export function Section({ frames }: { frames: readonly Frame[] }) {
  const { t } = useLingui();
  const frame = frames.find(({ face_mm }) => face_mm > 0);
  if (!frame) return null;
  return (
    <span className={`${PLACE} grid! place-items-center`}>
      <FrameCrossSection
        frame={frame}
        label={t`Cross-section of the frame: ${frame.name}`}
        isAlone
        className="absolute inset-[12%] size-[76%]"
      />
    </span>
  );
}
