/**
 * Device pixels per millimetre of this screen, measured with a card. Only in memory, for this visit. Device pixels,
 * because the browser's zoom changes CSS pixels, but not the screen.
 */
let devicePixelsPerMm: number | undefined;

/** Undefined until measured. */
export function measuredPixelsPerMm(): number | undefined {
  return devicePixelsPerMm === undefined ? undefined : devicePixelsPerMm / devicePixelRatio;
}

export function rememberPixelsPerMm(perMm: number): void {
  devicePixelsPerMm = perMm * devicePixelRatio;
}
