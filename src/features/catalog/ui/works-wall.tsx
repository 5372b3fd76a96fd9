import type { ItemCard } from '../catalog.contract.ts';
import { WorkCard } from './work-card.tsx';

interface WorksWallProps {
  items: readonly ItemCard[];
  /** Height of a row in rem; works of one row hang equally high, each as wide as its proportions make it. */
  rowHeight?: number;
  /** How many pictures are likely in view when the page opens. */
  eager?: number;
  heading?: 'h2' | 'h3';
}

/** Works in justified rows, never cropped. Pure CSS: each grows in proportion to its width, so heights stay equal. */
export function WorksWall({ items, rowHeight = 17, eager = 0, heading = 'h3' }: WorksWallProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-10 after:grow-[1000] after:content-['']">
      {items.map((item, index) => {
        const width = `${(rowHeight * item.aspect).toFixed(2)}rem`;
        return (
          <li
            key={item.item_id}
            className="min-w-[min(7rem,100%)] max-w-full"
            style={{
              flexGrow: Math.round(item.aspect * 100),
              flexBasis: width,
              maxWidth: `min(100%, ${(rowHeight * item.aspect * 1.7).toFixed(2)}rem)`,
            }}
          >
            <WorkCard
              item={item}
              sizes={`(max-width: 40rem) 92vw, ${Math.round(rowHeight * item.aspect * 1.25)}rem`}
              priority={index < eager}
              heading={heading}
            />
          </li>
        );
      })}
    </ul>
  );
}
