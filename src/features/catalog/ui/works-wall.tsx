import type { CSSProperties } from 'react';
import type { HangWorks, WorksOnWall } from '../catalog.contract.ts';
import { leadOnWall, ROW_HEIGHT, sizesOnWall } from '../works-wall.rules.ts';
import { WorkCard } from './work-card.tsx';

/** On a phone two upright works share a row. */
const PHONE_ROW = 11;
/** A row that is not full is not blown up. */
const MOST_GROWTH = 1.7;

/** Works in justified rows, never cropped. Pure CSS: each grows in proportion to its width, so heights stay equal. */
export function WorksWall({ items, rowHeight = ROW_HEIGHT, eager = 0, heading = 'h3', titleOf }: WorksOnWall) {
  const rows = {
    '--row-wide': `${rowHeight}rem`,
    '--row-phone': `${Math.min(PHONE_ROW, rowHeight)}rem`,
  } as CSSProperties;
  const lead = eager > 0 ? leadOnWall(items) : undefined;
  return (
    <ul
      style={rows}
      className="flex flex-wrap gap-x-4 gap-y-8 [--row:var(--row-phone)] after:grow-[1000] after:content-[''] sm:gap-x-6 sm:gap-y-10 sm:[--row:var(--row-wide)]"
    >
      {items.map((item, index) => (
        <li key={item.item_id} className="min-w-[min(7rem,100%)]" style={placeOf(item.aspect)}>
          <WorkCard
            item={item}
            sizes={sizesOnWall(item.aspect, rowHeight)}
            priority={index === lead ? 'lead' : index < eager ? 'early' : undefined}
            heading={heading}
            title={titleOf?.(item)}
          />
        </li>
      ))}
    </ul>
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
