import { noise2, type Random } from '../../brush.ts';

/** Threads are this many pixels apart. */
export const THREAD = 8;
export const wander = noise2(5501);

export interface Strip {
  edge: number;
  width: number;
  warps: number;
  /** How far this strip slipped along its neighbours when it was sewn on. */
  slip: number;
  tone: number;
  stop: number;
}

/** What a weaver decides before starting: how wide, and how far to weave each strip. */
interface Plan {
  strip: number;
  stop?: (strip: number) => number;
}

export function cutStrips(random: Random, { strip, stop }: Plan, across: number): Strip[] {
  const strips: Strip[] = [];
  for (let edge = -random.between(0, strip * 0.4); edge < across; ) {
    const width = strip * random.between(0.9, 1.1);
    const slip = random.normal(0, 7);
    strips.push({
      edge,
      width,
      warps: Math.round(width / THREAD),
      slip,
      tone: random.normal(0, 0.022),
      stop: stop?.(strips.length) ?? Infinity,
    });
    edge += width;
  }
  return strips;
}

/** The seam between two strips is sewn by hand and never straight. */
export function seam(strip: Strip, index: number, along: number): number {
  return strip.edge + (wander(along / 260, index * 7.3) - 0.5) * 16 + (wander(along / 38, index * 3.1 + 40) - 0.5) * 3;
}
