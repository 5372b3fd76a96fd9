import type { CSSProperties } from 'react';
import { classNames } from '#kit/class-names.ts';
import type { HangWorks, WorksOnWall } from '../works.contract.ts';
import { leadOnWall, ROW_HEIGHT, sizesOnWall } from '../works-wall.rules.ts';
import { useRowBreaks } from './row-breaks.ts';
import { WorkCard } from './work-card.tsx';

/** Works in justified rows, never cropped, with a filled last row: see works-rows.css. */
export function WorksWall({ items, rowHeight = ROW_HEIGHT, eager = 0, heading = 'h3', titleOf }: WorksOnWall) {
  const lead = eager > 0 ? leadOnWall(items) : undefined;
  const scale = rowHeight / ROW_HEIGHT;
  const breaks = useRowBreaks(
    items.map(({ aspect }) => aspect),
    scale,
  );
  return (
    <div className="works-wall">
      {/* The server's class names stay until the browser has computed its own. */}
      <ul
        className={classNames('works-rows', !breaks && 'loose')}
        style={{ '--scale': scale } as CSSProperties}
        suppressHydrationWarning
      >
        {items.map((item, index) => (
          <li
            key={item.item_id}
            className={breaks?.[index]}
            style={{ '--a': item.aspect } as CSSProperties}
            suppressHydrationWarning
          >
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
      {/* Marks the end of the list: see works-rows.css. */}
      <span hidden />
    </div>
  );
}

/** For pages of other modules: their routes pass it in. */
export const hangWorks: HangWorks = (works) => <WorksWall {...works} />;

// @chunk works
