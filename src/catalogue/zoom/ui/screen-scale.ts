/**
 * Device pixels in a millimetre of this screen, once somebody has held a card to it. Only in memory: the visit's, and gone with
 * it. Device pixels, because the browser's own zoom changes what a CSS pixel is, but not the screen.
 */
let devicePixelsPerMm: number | undefined;

/** CSS pixels in a millimetre of this screen; undefined until it has been measured. */
export function measuredPixelsPerMm(): number | undefined {
  return devicePixelsPerMm === undefined ? undefined : devicePixelsPerMm / devicePixelRatio;
}

export function rememberPixelsPerMm(perMm: number): void {
  devicePixelsPerMm = perMm * devicePixelRatio;
}
