import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { FrameSwatch, swatchSheet } from '#kit/framing/frame-swatch.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { ShopWorkReply } from '../works.contract.ts';
import { STAGE_VIEWS, type StageView } from './stage-view.ts';
import type { Choice } from './use-choice.ts';

interface ViewStripProps {
  item: ShopWorkReply['item'];
  choice: Choice;
  extent: Extent;
  view: StageView;
  onView: (view: StageView) => void;
}

/** Thumbnails of the five views. */
export function ViewStrip({ item, choice, extent, view, onView }: ViewStripProps) {
  const { t } = useLingui();
  const names: Record<StageView, string> = {
    framed: t`Framed`,
    scale: t`To scale`,
    room: t`In a room`,
    corner: t`Corner`,
    detail: t`Detail`,
  };
  return (
    <fieldset aria-label={t`Views of the work`} className="mt-3 grid grid-cols-5 gap-2 lg:mx-auto lg:max-w-xl">
      {STAGE_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          data-early={`view-${each}`}
          onClick={() => onView(each)}
          className="flex h-24 min-w-0 flex-col items-center justify-end gap-1 border border-hairline p-1 text-caption text-ink-soft hover:border-accent hover:text-accent aria-pressed:border-ink aria-pressed:text-ink"
        >
          <span className="grid min-h-0 w-full grow place-items-center overflow-hidden" aria-hidden="true">
            <Thumb view={each} item={item} choice={choice} extent={extent} />
          </span>
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}

const THUMB_PX = 46;

function Thumb({ view, item, choice, extent }: Pick<ViewStripProps, 'view' | 'item' | 'choice' | 'extent'>): ReactNode {
  if (view === 'corner')
    return (
      <span className="contents" style={swatchSheet(choice.frames)}>
        <FrameSwatch frames={choice.frames} frame={choice.frame} className="max-w-14" />
      </span>
    );
  if (view === 'scale' || view === 'room') return <Setting view={view} extent={extent} />;
  const scale = THUMB_PX / Math.max(extent.w_mm, extent.h_mm);
  const picture = item.picture && <Picture picture={item.picture} alt="" sizes="96px" />;
  if (view === 'detail') return <span className="block size-13 overflow-hidden [&_img]:scale-300">{picture}</span>;
  return (
    <span className="block border-2 border-ink" style={{ width: Math.round(extent.w_mm * scale) }}>
      {picture}
    </span>
  );
}

/** The print beside a person or above a sofa, in decimetres. */
function Setting({ view, extent }: { view: 'scale' | 'room'; extent: Extent }) {
  const [w, h] = [extent.w_mm / 100, extent.h_mm / 100];
  const x = view === 'scale' ? 13 : 11;
  return (
    <svg aria-hidden="true" viewBox="0 0 22 22" className="h-14" fill="none" stroke="currentColor" strokeWidth="0.4">
      <rect x={x - w / 2} y={6.5 - h / 2} width={w} height={h} className="fill-wall" />
      {view === 'scale' ? (
        <path d="M3.4 20.5V14M5.1 20.5V14M2.6 8.4h3.3l.5 5.6H2.1zM4.25 7.6a1.2 1.5 0 1 0-.01 0" className="fill-wall" />
      ) : (
        <path d="M1 20V14.5h2v2h16v-2h2V20zM3 14.5V12h16v2.5" className="fill-wall" />
      )}
      <path d="M0 20.5h22" strokeWidth="0.3" />
    </svg>
  );
}
