/** The range of an axis and its marks, in round steps; nought is always on it. */
export interface Scale {
  low: number;
  high: number;
  marks: number[];
}

/** An axis that holds these values with some three marks: whole numbers, as a print has no halves. */
export function scaleFor(values: readonly number[]): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = Math.max(1, roundStep((top - bottom) / 3));
  const high = Math.max(Math.ceil(top / step) * step, step);
  const low = Math.floor(bottom / step) * step;
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return { low, high, marks };
}

/** 1, 2 or 5 times a power of ten, not below what is wanted. */
function roundStep(wanted: number): number {
  if (wanted <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return factor * power;
}

/** Where a value lies on a scale, from 0 at its low end to 1 at its high end. */
export function placeOn({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low);
}

/** Which of so many labels are shown so that they do not run into each other: every first, second, third, sixth or twelfth. */
export function labelStep(count: number, room: number): number {
  return [1, 2, 3, 6, 12].find((step) => count / step <= room) ?? Math.ceil(count / room);
}
