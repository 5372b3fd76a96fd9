import { useState } from 'react';
import { badge } from './badge.ts';

/** The number of prints in the cart. The first number appears without animation, because a page may open with it; later ones tick. */
export function CartCount({ count }: { count: number }) {
  const [last, setLast] = useState({ count, isAnother: false });
  if (last.count !== count) setLast({ count, isAnother: true });
  return (
    // A new number is a new element, which starts its animation.
    <span
      key={count}
      aria-hidden="true"
      className={`${badge} absolute top-1 right-0 ${last.isAnother ? 'animate-tick' : ''}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
