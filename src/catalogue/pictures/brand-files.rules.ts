import { LIGHT_WALL } from './brand-pixels.rules.ts';

/** The box that each file of a logo fits into; a ground makes it opaque. */
export const LOGO_FILES = {
  'full.png': { width: 960, height: 320 },
  'head.webp': { width: 384, height: 80 },
  'mail.png': { width: 440, height: 112, ground: LIGHT_WALL },
  'paper.png': { width: 720, height: 180, ground: '#ffffff' },
} as const;

/** `part` is the picture's share of the side of an opaque file: systems crop these to circles. */
export const ICON_FILES = {
  '32.png': { side: 32 },
  '48.png': { side: 48 },
  '192.png': { side: 192 },
  '512.png': { side: 512 },
  '180.png': { side: 180, part: 0.86 },
  'maskable-512.png': { side: 512, part: 0.62 },
} as const;

/** With the icon in 32 and 48 pixels. */
export const ICO_FILE = 'favicon.ico';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', ico: 'image/x-icon' };

/** Undefined if there is no such file of any logo or icon. */
export function brandFileType(name: string): string | undefined {
  const isKnown = name in LOGO_FILES || name in ICON_FILES || name === ICO_FILE;
  return isKnown ? TYPES[name.split('.')[1] ?? ''] : undefined;
}
