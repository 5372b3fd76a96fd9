import type { CSSProperties } from 'react';
import type { HangWorks, WorksOnWall } from '../catalog.contract.ts';
import { WorkCard } from './work-card.tsx';

/** On a phone two upright works share a row. */
const PHONE_ROW = 11;
/** Wider than this, a work fills a phone's row. */
const ROW_OF_ITS_OWN = 1.2;
/** A row that is not full is not blown up. */
const MOST_GROWTH = 1.7;

/** Works in justified rows, never cropped. Pure CSS: each grows in proportion to its width, so heights stay equal. */
export function WorksWall({ items, rowHeight = 17, eager = 0, heading = 'h3', titleOf }: WorksOnWall) {
  const rows = {
    '--row-wide': `${rowHeight}rem`,
    '--row-phone': `${Math.min(PHONE_ROW, rowHeight)}rem`,
  } as CSSProperties;
  const lead = eager > 0 ? leadOf(items) : undefined;
  return (
    <ul
      style={rows}
      className="flex flex-wrap gap-x-4 gap-y-8 [--row:var(--row-phone)] after:grow-[1000] after:content-[''] sm:gap-x-6 sm:gap-y-10 sm:[--row:var(--row-wide)]"
    >
      {items.map((item, index) => (
        <li key={item.item_id} className="min-w-[min(7rem,100%)]" style={placeOf(item.aspect)}>
          <WorkCard
            item={item}
            sizes={`(max-width: 40rem) ${item.aspect < ROW_OF_ITS_OWN ? 46 : 92}vw, ${Math.round(rowHeight * item.aspect * 1.25)}rem`}
            priority={index === lead ? 'lead' : index < eager ? 'early' : undefined}
            heading={heading}
            title={titleOf?.(item)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The work that fills most of a phone's first screen: the first that has a row to itself, if it is near. */
function leadOf(items: WorksOnWall['items']): number {
  return Math.max(
    0,
    items.slice(0, 3).findIndex(({ aspect }) => aspect >= ROW_OF_ITS_OWN),
  );
}

function placeOf(aspect: number): CSSProperties {
  return {
    flexGrow: Math.round(aspect * 100),
    flexBasis: `calc(var(--row) * ${aspect})`,
    maxWidth: `min(100%, calc(var(--row) * ${(aspect * MOST_GROWTH).toFixed(3)}))`,
  };
}

/** The wall for pages of other rooms: their routes hand it in. */
export const hangWorks: HangWorks = (works) => <WorksWall {...works} />;
