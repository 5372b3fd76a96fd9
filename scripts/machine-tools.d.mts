/** Where a Chromium is on this machine; it is installed if there is none. */
export function findChromium(): Promise<string>;
