import type { CSSProperties, ReactNode } from 'react';
import type { ItemCard } from '../catalog.contract.ts';
import { WorkCard } from './work-card.tsx';

interface WorksWallProps {
  items: readonly ItemCard[];
  /** Height of a row in rem on a wide page; works of one row hang equally high, each as wide as its proportions make it. */
  rowHeight?: number;
  /** How many pictures are likely in view when the page opens. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** A title that is more than its text: with hits marked, say. */
  titleOf?: (item: ItemCard) => ReactNode;
}

/** On a phone two upright works share a row. */
const PHONE_ROW = 11;
/** A row that is not full is not blown up. */
const MOST_GROWTH = 1.7;

/** Works in justified rows, never cropped. Pure CSS: each grows in proportion to its width, so heights stay equal. */
export function WorksWall({ items, rowHeight = 17, eager = 0, heading = 'h3', titleOf }: WorksWallProps) {
  const rows = {
    '--row-wide': `${rowHeight}rem`,
    '--row-phone': `${Math.min(PHONE_ROW, rowHeight)}rem`,
  } as CSSProperties;
  return (
    <ul
      style={rows}
      className="flex flex-wrap gap-x-4 gap-y-8 [--row:var(--row-phone)] after:grow-[1000] after:content-[''] sm:gap-x-6 sm:gap-y-10 sm:[--row:var(--row-wide)]"
    >
      {items.map((item, index) => (
        <li key={item.item_id} className="min-w-[min(7rem,100%)]" style={placeOf(item.aspect)}>
          <WorkCard
            item={item}
            sizes={`(max-width: 40rem) ${item.aspect < 1.2 ? 46 : 92}vw, ${Math.round(rowHeight * item.aspect * 1.25)}rem`}
            priority={index < eager}
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
