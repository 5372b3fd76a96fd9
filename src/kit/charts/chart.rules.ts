/** The range of an axis and its ticks, in round steps; always including zero. */
export interface Scale {
  low: number;
  high: number;
  marks: number[];
}

/** An axis for these values with about three ticks: whole numbers, because prints have no halves. */
export function scaleFor(values: readonly number[]): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = Math.max(1, roundStep((top - bottom) / 3));
  const high = Math.max(Math.ceil(top / step) * step, step);
  const low = Math.floor(bottom / step) * step;
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return { low, high, marks };
}

/** 1, 2 or 5 times a power of ten, at least `wanted`. */
function roundStep(wanted: number): number {
  if (wanted <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return factor * power;
}

/** The position of a value on a scale, from 0 to 1. */
export function placeOn({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low);
}

/** Which labels to show without overlap: every first, second, third, sixth or twelfth. */
export function labelStep(count: number, room: number): number {
  return [1, 2, 3, 6, 12].find((step) => count / step <= room) ?? Math.ceil(count / room);
}
