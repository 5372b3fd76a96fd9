import { useRef } from 'react';
import { useLocale } from '#kit/use-locale.ts';
import type { Distance } from '../snapping.rules.ts';
import { onView, type View } from '../view.rules.ts';
import type { Guides } from './hung-work.tsx';
import { lengthText } from './length-text.ts';

const SIDES = ['left', 'right', 'above', 'below'] as const satisfies Distance['side'][];
/** A shorter line has no space for its length, which the sentence below still tells. */
const LEAST_MM = 5;

/** The lines a dragged work snaps to, and its distances in centimetres, moved without rendering. */
export function useGuides() {
  const box = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const show = (view: View, { guide_x, guide_y, distances = [] }: Guides) => {
    const parts = box.current?.children;
    if (!parts) return;
    const at = (x_mm: number, y_mm: number) => onView(view, { w_mm: 0, h_mm: 0 }, { x_mm, y_mm });
    const [column, row, ...measures] = [...parts].filter((part) => part instanceof HTMLElement);
    put(column, guide_x !== undefined, { left: at(guide_x ?? 0, 0).centre_x });
    put(row, guide_y !== undefined, { top: at(0, guide_y ?? 0).centre_y });
    for (const [index, side] of SIDES.entries()) {
      const part = measures[index];
      const found = distances.find((distance) => distance.side === side && distance.mm >= LEAST_MM);
      if (found) measure(part, at(found.from.x_mm, found.from.y_mm), at(found.to.x_mm, found.to.y_mm));
      else put(part, false, {});
      const label = part?.firstElementChild?.firstChild as Text | null | undefined;
      const text = found && lengthText(Math.round(found.mm), locale);
      // Not `textContent`: a new node would make the browser check every rule with `:has()` on the whole page again.
      if (label && text && label.data !== text) label.data = text;
    }
  };
  const lines = (
    // On its own: otherwise the evening would be painted again with every move.
    <div ref={box} aria-hidden="true" className="absolute inset-0 will-change-transform contain-strict">
      <div hidden className="absolute inset-y-0 w-px bg-accent" />
      <div hidden className="absolute inset-x-0 h-px bg-accent" />
      {SIDES.map((side) => (
        <div key={side} hidden data-distance={side} className="absolute border-accent border-s border-t">
          <span className="absolute top-1/2 left-1/2 -translate-1/2 whitespace-nowrap bg-wall px-1 text-accent text-caption leading-4">
            {'\u00a0'}
          </span>
        </div>
      ))}
    </div>
  );
  return { show, lines };
}

type Share = Pick<ReturnType<typeof onView>, 'centre_x' | 'centre_y'>;

function measure(part: HTMLElement | undefined, from: Share, to: Share): void {
  put(part, true, {
    left: Math.min(from.centre_x, to.centre_x),
    top: Math.min(from.centre_y, to.centre_y),
    width: Math.abs(to.centre_x - from.centre_x),
    height: Math.abs(to.centre_y - from.centre_y),
  });
}

function put(part: HTMLElement | undefined, shown: boolean, shares: Record<string, number>): void {
  if (!part) return;
  if (part.hidden === shown) part.hidden = !shown;
  for (const [side, share] of Object.entries(shares)) part.style.setProperty(side, `${(share * 100).toFixed(3)}%`);
}
