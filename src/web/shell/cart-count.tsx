import { useState } from 'react';
import { badge } from './badge.ts';

/** How many prints the cart holds. It ticks when it becomes another number than the one the page opened with. */
export function CartCount({ count }: { count: number }) {
  const [found] = useState(count);
  if (count === 0) return null;
  return (
    // Another number is another element: only a new one begins its animation.
    <span
      key={count}
      aria-hidden="true"
      className={`${badge} absolute top-1 right-0 ${count === found ? '' : 'animate-tick'}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
