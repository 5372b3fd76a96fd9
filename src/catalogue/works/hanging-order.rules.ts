import { areRight, costOfRows } from './works-rows.rules.ts';

/** The desktop widths of a list beside its filters, and of a full-width wall. */
const DESK = { beside: [6], alone: [7, 8] } as const satisfies Record<string, readonly number[]>;
type WallKind = keyof typeof DESK;

/** The farthest a work may move from its place for a better row; farther steps only if rows are still faulty. */
const FARTHEST = [4, 8, 16];
const PER_PLACE = 0.06;
const PASSES = 3;

interface Hanging {
  order: readonly number[];
  cost: number;
}

/**
 * Nearly the given order; a few works swap places so that desktop rows are filled. Takes a few milliseconds, so the
 * result is cached.
 */
export function hangingOrder(aspects: readonly number[], kind: WallKind): readonly number[] {
  const judge = (order: readonly number[]): Hanging => {
    const hung = order.map((index) => aspects[index] ?? 1);
    const moved = order.reduce((sum, index, place) => sum + Math.abs(index - place), 0);
    return { order, cost: DESK[kind].reduce((sum, band) => sum + costOfRows(hung, band), PER_PLACE * moved) };
  };
  let best = judge(aspects.map((_, index) => index));
  for (const farthest of FARTHEST) {
    for (let pass = 0; pass < PASSES; pass++) {
      const before = best.cost;
      best = betterOf(best, judge, farthest);
      if (best.cost === before) break;
    }
    if (areRight(best.cost)) break;
  }
  return best.order;
}

/** Tries each pair of near places once: the two works swap, or one moves to the other's place. */
function betterOf(start: Hanging, judge: (order: readonly number[]) => Hanging, farthest: number): Hanging {
  let best = start;
  for (let one = 0; one < start.order.length; one++) {
    for (let other = one + 1; other <= Math.min(one + farthest, start.order.length - 1); other++) {
      for (const change of [swapped, moved, movedBack]) {
        const order = change(best.order, one, other);
        if (order.some((index, place) => Math.abs(index - place) > farthest)) continue;
        const tried = judge(order);
        if (tried.cost < best.cost) best = tried;
      }
    }
  }
  return best;
}

function swapped(order: readonly number[], one: number, other: number): number[] {
  return order.with(one, order[other] as number).with(other, order[one] as number);
}

function moved(order: readonly number[], from: number, to: number): number[] {
  return order.toSpliced(from, 1).toSpliced(to, 0, order[from] as number);
}

function movedBack(order: readonly number[], to: number, from: number): number[] {
  return moved(order, from, to);
}

const REMEMBERED = 500;
const remembered = new Map<string, readonly number[]>();

export function asHung<Work extends { aspect: number }>(works: readonly Work[], kind: WallKind): Work[] {
  const key = `${kind} ${works.map(({ aspect }) => aspect.toFixed(3)).join()}`;
  const order =
    remembered.get(key) ??
    hangingOrder(
      works.map(({ aspect }) => aspect),
      kind,
    );
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, order);
  return order.map((index) => works[index] as Work);
}

// @chunk later
