import type { ReactNode } from 'react';
import type { Line } from '#catalogue/cart/cart.rules.ts';
import type { WallWish } from '#ground/wall-address/wall-address.ts';

/** Provided by other features through the route. */
export interface WallActions {
  cart: (line: Line) => ReactNode;
  cartAll: (lines: readonly Line[]) => ReactNode;
  /** What all prints cost with delivery. */
  quote: (lines: readonly Line[]) => ReactNode;
  /** The works as a list that others can change too. */
  together: (wish: WallWish) => ReactNode;
  /** The hanging kit of the wall as it is now. */
  kit: (wish: WallWish) => ReactNode;
  /** The walls that the member has saved, and a form for the one shown now; without one for an empty wall. */
  saved: (wish: WallWish | undefined) => ReactNode;
}
