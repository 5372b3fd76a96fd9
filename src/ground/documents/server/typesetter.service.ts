import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Locale } from '#shared/locale.ts';
import { brokenLines } from '../line-breaking.rules.ts';

/** Points: 72 to an inch. */
export const A4 = { width: 595.28, height: 841.89 };
export const A6 = { width: 297.64, height: 419.53 };

type Cut = 'regular' | 'medium';
/** `display` is for titles: the serif of the pages, and where it has no letter the regular ones. */
type Weight = Cut | 'display';

/** Stands for a character that no font of ours has, as printers have always marked one. */
const MISSING = '〓';
const MINUS = 0x2212;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
  /** Of the font's size. */
  leading?: number;
}

/** What a paper is laid out with, whether it is set or only measured. */
export interface Layout {
  /** Sets text in a column with its top left corner at `x`, `y`; answers how high it is. */
  set(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number;
  heightOf(text: string, width: number, style: TextStyle): number;
  /** A thin level line. */
  rule(y: number, from: number, to: number, colour: string): void;
  newPage(): void;
}

export interface Typesetter extends Layout {
  pdf: PDFKit.PDFDocument;
  widthOf(text: string, style: TextStyle): number;
}

interface About {
  locale: Locale;
  title: string;
  author: string;
  date: Date;
  /** `kept` until all are there, so that each can still be written on; `sent` as each is full, for papers of many pages. */
  pages?: 'kept' | 'sent';
  /** A6 is what label printers and pouches take. */
  size?: 'A4' | 'A6';
}

/** The letters of the pages, and Chinese in both scripts. */
const FAMILIES = {
  latin: {
    regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    medium: '@expo-google-fonts/source-sans-3/500Medium/SourceSans3_500Medium.ttf',
  },
  // Latin without its rarer accents, which come from the face below.
  serif: {
    regular: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
    medium: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  },
  tc: {
    regular: '@embedpdf/fonts-tc/fonts/NotoSansHant-Regular.otf',
    medium: '@embedpdf/fonts-tc/fonts/NotoSansHant-Medium.otf',
  },
  sc: {
    regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    medium: '@embedpdf/fonts-sc/fonts/NotoSansHans-Medium.otf',
  },
} as const satisfies Record<string, Record<Cut, string>>;
type Family = keyof typeof FAMILIES;

/** How a document names its language to readers of it, and whose glyphs come first: the two scripts share code points. */
const SETTING: Record<Locale, { tag: string; families: readonly Family[] }> = {
  en: { tag: 'en', families: ['latin', 'tc', 'sc'] },
  'zh-Hant': { tag: 'zh-TW', families: ['latin', 'tc', 'sc'] },
  'zh-CN': { tag: 'zh-CN', families: ['latin', 'sc', 'tc'] },
};

/** Texts whose measures are remembered; a long paper has too many to remember all. */
const REMEMBERED = 20_000;

/** What was worked out for a text, until there are too many of them. */
function bounded<Value>(): (key: string, work: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, work) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    if (known.size >= REMEMBERED) known.clear();
    const worked = work();
    known.set(key, worked);
    return worked;
  };
}

interface Face {
  name: string;
  has: (codePoint: number) => boolean;
}

/**
 * A document in one language, in fonts of which only the used glyphs are embedded. Names in the other script fall back to the
 * other font, character by character. The same text and date always give the same bytes.
 */
export function openTypesetter({ locale, title, author, date, pages = 'kept', size = 'A4' }: About): Typesetter {
  const { tag, families } = SETTING[locale];
  const pdf = new PDFDocument({
    size,
    margin: 0,
    bufferPages: pages === 'kept',
    lang: tag,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  });
  const regular = families.map((family) => openFace(pdf, family, 'regular'));
  const faces: Record<Weight, readonly Face[]> = {
    regular,
    display: [openFace(pdf, 'serif', 'regular'), ...regular],
    medium: families.map((family) => openFace(pdf, family, 'medium')),
  };
  const widths = bounded<number>();
  const measured = (style: TextStyle) => (text: string) =>
    widths(`${style.weight} ${style.size} ${text}`, () => {
      let width = 0;
      for (const run of runsOf(text, faces[style.weight ?? 'regular']))
        width += pdf.font(run.face.name).fontSize(style.size).widthOfString(run.text);
      return width;
    });
  const broken = bounded<string[]>();
  const linesOf = (text: string, width: number, style: TextStyle) =>
    broken(`${style.weight} ${style.size} ${width} ${text}`, () => brokenLines(plain(text), width, measured(style)));
  const lineHeight = ({ size, leading = 1.45 }: TextStyle) => size * leading;

  return {
    pdf,
    widthOf: (text, style) => measured(style)(plain(text)),
    heightOf: (text, width, style) => linesOf(text, width, style).length * lineHeight(style),
    rule: (y, from, to, colour) => void pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(colour).stroke(),
    newPage: () => void pdf.addPage(),
    set(text, { x, y, width }, style) {
      const lines = linesOf(text, width, style);
      const step = lineHeight(style);
      for (const [at, line] of lines.entries()) {
        let left = style.align === 'right' ? x + width - measured(style)(line) : x;
        // The baseline lies where a line of the same height has it whatever fonts its characters come from.
        const baseline = y + at * step + step / 2 + style.size * 0.36;
        for (const run of runsOf(line, faces[style.weight ?? 'regular'])) {
          pdf
            .font(run.face.name)
            .fontSize(style.size)
            .fillColor(style.colour ?? '#1d1a16');
          pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
          left += pdf.widthOfString(run.text);
        }
      }
      return lines.length * step;
    },
  };
}

/** How many pages a paper takes: laid out with nothing set. Ends on the first, as it began. */
export function countPages({ heightOf }: Layout, layOut: (layout: Layout) => void): number {
  let pages = 1;
  layOut({
    heightOf,
    set: (text, { width }, style) => heightOf(text, width, style),
    rule: () => undefined,
    newPage: () => {
      pages += 1;
    },
  });
  return pages;
}

/** Ends a document and answers its bytes. */
export async function finishedPdf({ pdf }: Typesetter): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

const { resolve } = createRequire(import.meta.url);

/** A file of a package, also of one that gives out nothing but its code. */
function fileOf(path: string): string {
  const [scope, name, ...rest] = path.split('/');
  const within = join('node_modules', `${scope}`, `${name}`);
  const entry = resolve(`${scope}/${name}`);
  return join(entry.slice(0, entry.lastIndexOf(within)), within, ...rest);
}

function openFace(pdf: PDFKit.PDFDocument, family: Family, weight: Cut): Face {
  const name = `${family}-${weight}`;
  pdf.registerFont(name, readFileSync(fileOf(FAMILIES[family][weight])));
  let covers: ((codePoint: number) => boolean) | undefined;
  return {
    name,
    has(codePoint) {
      // Quotes, dashes and dots belong to the script around them, and here that is Chinese more often than not. A minus stands
      // before figures, which are Latin.
      if ((family === 'latin' || family === 'serif') && codePoint >= 0x2000 && codePoint !== MINUS) return false;
      // pdfkit parses a font when it is first asked for, which takes its time: one that is never needed is not.
      covers ??= coverageOf(pdf, name);
      return covers(codePoint);
    },
  };
}

/** pdfkit has no word for "does this font have that character"; the parsed font behind it does. */
function coverageOf(pdf: PDFKit.PDFDocument, name: string): (codePoint: number) => boolean {
  const { _font } = pdf.font(name) as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  };
  return (codePoint) => _font.font.hasGlyphForCodePoint(codePoint);
}

/** Composed, and without characters that are not seen but turn text around or end a line. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu, ' ');
}

function runsOf(text: string, faces: readonly Face[]): { text: string; face: Face }[] {
  const runs: { text: string; face: Face }[] = [];
  for (const character of text) {
    const set = setOf(character, faces);
    if (!set) continue;
    const last = runs.at(-1);
    if (last?.face === set.face) last.text += set.text;
    else runs.push(set);
  }
  return runs;
}

/** A character as it can be set: itself, or its letter without the accent, or a mark for what is missing. */
function setOf(character: string, faces: readonly Face[]): { text: string; face: Face } | undefined {
  for (const text of [character, character.normalize('NFD').at(0), MISSING]) {
    const face = text && faces.find(({ has }) => has(text.codePointAt(0) ?? 0));
    if (face) return { text, face };
  }
  return undefined;
}
