import { useState } from 'react';
import { badge } from './badge.ts';

/** How many prints the cart holds. The first number is simply there, as a page may have opened with it; another one ticks. */
export function CartCount({ count }: { count: number }) {
  const [last, setLast] = useState({ count, isAnother: false });
  if (last.count !== count) setLast({ count, isAnother: true });
  return (
    // Another number is another element: only a new one begins its animation.
    <span
      key={count}
      aria-hidden="true"
      className={`${badge} absolute top-1 right-0 ${last.isAnother ? 'animate-tick' : ''}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
