import { type KeyboardEvent, useState } from 'react';

/**
 * One Tab stop for all bars of a chart; arrows, Home and End move between bars. For screen readers a chart is a list box:
 * they pass it the arrow keys, and read each bar's name and position.
 */
export function useBarKeys(count: number) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));

  function move(event: KeyboardEvent<HTMLElement>) {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || count === 0) return;
    event.preventDefault();
    const target = Math.min(Math.max(next, 0), count - 1);
    event.currentTarget.querySelectorAll<SVGElement>('[data-bar]')[target]?.focus();
  }

  const barProps = (bar: number, onFocus?: () => void) => ({
    tabIndex: bar === current ? 0 : -1,
    'aria-selected': bar === current,
    onFocus: () => {
      setAt(bar);
      onFocus?.();
    },
  });
  return { move, barProps };
}
