import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';

export interface Label {
  title: string;
  artist: string;
  year: number;
}

/** A transparent PNG. */
interface LabelImage {
  png: Buffer;
  height: number;
}

const INK = '#1d1a16';
const INK_SOFT = '#5c564d';
const TITLE = { px: 46, leading: 1.18, lines: 4 };
/** Between and around the lines: accents on capitals reach above their line. */
const GAP_PX = 18;
const ARTIST = { px: 27, leading: 1.4, lines: 2 };
/**
 * Two files of one typeface; registering both under one name would hide the first. The rarer letters come first, or Ō
 * would be set as O with a misplaced macron.
 */
const LATIN = { 'Cornice Serif Ext': 'latin-ext', 'Cornice Serif': 'latin' } as const;
/** Chinese uses the server's fonts: our own would be twenty megabytes for this one picture. */
const FACES = `${Object.keys(LATIN)
  .map((name) => `"${name}"`)
  .join(', ')}, "Noto Serif CJK TC", "Noto Serif CJK SC", "Noto Serif CJK JP", "Songti TC", serif`;
const HAN = /\p{Script=Han}/u;

let canvas: Promise<typeof import('@napi-rs/canvas')> | undefined;
let hasHan: boolean | undefined;

/** Loaded for the first label: a shop whose works nobody shares needs neither the library nor the fonts. */
async function openCanvas() {
  canvas ??= import('@napi-rs/canvas').then((library) => {
    const { resolve } = createRequire(import.meta.url);
    for (const [name, part] of Object.entries(LATIN)) {
      const file = resolve(`@fontsource/newsreader/files/newsreader-${part}-400-normal.woff2`);
      library.GlobalFonts.register(readFileSync(file), name);
    }
    return library;
  });
  return canvas;
}

/** Title, artist and year. Undefined if the server has no font for them: empty boxes are worse than no text. */
export async function drawLabel({ title, artist, year }: Label, width: number): Promise<LabelImage | undefined> {
  const { createCanvas } = await openCanvas();
  if (HAN.test(title + artist) && !(await canSetHan())) return undefined;
  const measure = createCanvas(8, 8).getContext('2d');
  const blocks = [
    { ...TITLE, text: title, colour: INK },
    { ...ARTIST, text: `${artist}, ${year}`, colour: INK_SOFT },
  ].map((block) => ({ ...block, set: brokenInto(measure, block, width) }));
  const height = Math.ceil(blocks.reduce((sum, { set, px, leading }) => sum + set.length * px * leading, 3 * GAP_PX));
  const sheet = createCanvas(width, height);
  const context = sheet.getContext('2d');
  context.textBaseline = 'middle';
  let y = GAP_PX;
  for (const { set, px, leading, colour } of blocks) {
    context.font = fontOf(px);
    context.fillStyle = colour;
    for (const line of set) {
      context.fillText(line, 0, y + (px * leading) / 2);
      y += px * leading;
    }
    y += GAP_PX;
  }
  return { png: sheet.toBuffer('image/png'), height };
}

function fontOf(px: number): string {
  return `400 ${px}px ${FACES}`;
}

/** If two different characters look the same, both are empty boxes. */
async function canSetHan(): Promise<boolean> {
  if (hasHan !== undefined) return hasHan;
  const { createCanvas } = await openCanvas();
  const drawn = (sign: string) => {
    const sheet = createCanvas(40, 40);
    const context = sheet.getContext('2d');
    context.font = fontOf(30);
    context.fillText(sign, 4, 32);
    return Buffer.from(context.getImageData(0, 0, 40, 40).data);
  };
  hasHan = !drawn('漢').equals(drawn('语'));
  return hasHan;
}

interface Block {
  text: string;
  px: number;
  lines: number;
}

/**
 * Lines no wider than `width`, broken between words, in Chinese between any two characters; the rest ends in an
 * ellipsis.
 */
function brokenInto(context: SKRSContext2D, { text, px, lines }: Block, width: number): string[] {
  context.font = fontOf(px);
  const broken: string[] = [''];
  for (const piece of piecesOf(text)) {
    const line = broken.at(-1) ?? '';
    if (line === '' || context.measureText((line + piece).trimEnd()).width <= width) broken[broken.length - 1] += piece;
    else broken.push(piece.trimStart());
  }
  const set = broken.slice(0, lines).map((line) => line.trim());
  if (broken.length > lines) set[lines - 1] = `${set.at(-1)}…`;
  return set;
}

/** Words with their punctuation and space: a line must not begin with a comma. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
