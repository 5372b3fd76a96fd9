import type { ReactNode } from 'react';
import type { Line } from '#catalogue/cart/cart.rules.ts';

/** Provided by other features through the route. */
export interface WallActions {
  cart: (line: Line) => ReactNode;
  cartAll: (lines: readonly Line[]) => ReactNode;
}
