import type { ReactNode } from 'react';
import type { Line } from '#catalogue/cart/cart.rules.ts';

/** What other features put on the wall page; the route brings them together. */
export interface WallActions {
  cart: (line: Line) => ReactNode;
  cartAll: (lines: readonly Line[]) => ReactNode;
}
