import { rowsFor } from './works-rows.rules.ts';

/** The two kinds of width that a desk has: beside filters, and alone. */
const DESK = [6, 8];
/** A work hangs at most so many places before or after its own, and only for a better row. */
const FARTHEST = 4;
const PER_PLACE = 0.06;
const PASSES = 3;

/**
 * The order in which works hang: nearly their own, a few changed with a neighbour so that rows of a desk can be filled.
 * Takes a few milliseconds, so it is remembered.
 */
export function hangingOrder(aspects: readonly number[]): number[] {
  const order = aspects.map((_, index) => index);
  const costOf = () => {
    const hung = order.map((index) => aspects[index] ?? 1);
    const moved = order.reduce((sum, index, place) => sum + Math.abs(index - place), 0);
    return DESK.reduce((sum, band) => sum + rowsFor(hung, band).cost, PER_PLACE * moved);
  };
  const swap = (one: number, other: number) => {
    [order[one], order[other]] = [order[other] as number, order[one] as number];
  };
  let best = costOf();
  let isBetter = true;
  for (let pass = 0; pass < PASSES && isBetter; pass++) {
    isBetter = false;
    for (let one = 0; one < order.length; one++) {
      for (let other = one + 1; other <= Math.min(one + FARTHEST, order.length - 1); other++) {
        swap(one, other);
        const isNear = [one, other].every((place) => Math.abs((order[place] ?? 0) - place) <= FARTHEST);
        const cost = isNear ? costOf() : best;
        if (cost < best) {
          best = cost;
          isBetter = true;
        } else swap(one, other);
      }
    }
  }
  return order;
}

const REMEMBERED = 500;
const remembered = new Map<string, number[]>();

/** Works in the order in which they hang. */
export function asHung<Work extends { aspect: number }>(works: readonly Work[]): Work[] {
  const key = works.map(({ aspect }) => aspect.toFixed(3)).join();
  const order = remembered.get(key) ?? hangingOrder(works.map(({ aspect }) => aspect));
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, order);
  return order.map((index) => works[index] as Work);
}
