// Subsets the shop's fonts to the Latin characters of its pages; Han uses the reader's own fonts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FOLDER = '.cache/fonts';

/** English letters and punctuation; style.css names the same ranges. */
const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ıŒœʻʼˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€™↑↓−∕`;
/** The other letters of European names. */
const EXTENDED = `${letters(0x100, 0x17f)}${letters(0x218, 0x21b)}`;
/** The weights that the stylesheet uses. */
const WEIGHTS = { variationAxes: { wght: { min: 400, max: 600 } } };

const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3';
const SERIF = '@fontsource/newsreader/files/newsreader';
const FACES = [
  { name: 'sans-latin', source: `${SANS}-latin-wght-normal.woff2`, text: LATIN, options: WEIGHTS },
  { name: 'sans-extended', source: `${SANS}-latin-ext-wght-normal.woff2`, text: EXTENDED, options: WEIGHTS },
  { name: 'serif-latin', source: `${SERIF}-latin-400-normal.woff2`, text: LATIN, options: {} },
  { name: 'serif-extended', source: `${SERIF}-latin-ext-400-normal.woff2`, text: EXTENDED, options: {} },
];

/** Subsets the fonts before the first stylesheet is read, in development too; existing files stay. */
export function subsetFonts(): Plugin {
  return { name: 'subset-fonts', configResolved: cutFaces };
}

async function cutFaces(): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve;
  const sources = FACES.map((face) => ({ ...face, path: resolve(face.source) }));
  const recipe = JSON.stringify(sources);
  const stamp = `${FOLDER}/recipe.json`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, path, text, options } of sources) {
    const cut = await subsetFont(readFileSync(path), text, { targetFormat: 'woff2', ...options });
    writeFileSync(`${FOLDER}/${name}.woff2`, cut);
  }
  writeFileSync(stamp, recipe);
}

function letters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
