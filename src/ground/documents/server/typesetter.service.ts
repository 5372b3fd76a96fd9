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
/** `display` is for titles: the serif of the pages; characters it lacks come from the regular fonts. */
type Weight = Cut | 'display';

/** Replaces a character that none of our fonts has; printers use the same sign (geta). */
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

/** The layout functions, which either set a document or only measure it. */
export interface Layout {
  /** Sets text in a column with its top left corner at `x`, `y`; returns its height. */
  set(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number;
  heightOf(text: string, width: number, style: TextStyle): number;
  picture(dataUrl: string, at: { x: number; y: number; width: number; height: number }): void;
  /** A thin horizontal line. */
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
  /** `buffered` holds all pages until the end, so that each can still change; `flushed` frees each full page, for long documents. */
  pages?: 'buffered' | 'flushed';
  /** Label printers and pouches use A6; other sizes are in points. */
  size?: 'A4' | 'A6' | [width: number, height: number];
}

/** The Latin font of the pages, and Chinese in both scripts. */
const FAMILIES = {
  latin: {
    regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    medium: '@expo-google-fonts/source-sans-3/500Medium/SourceSans3_500Medium.ttf',
  },
  // Latin without its rarer accents, which come from the font below.
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

/** The document's language tag, and whose glyphs come first: the two scripts share code points. */
const SETTING: Record<Locale, { tag: string; families: readonly Family[] }> = {
  en: { tag: 'en', families: ['latin', 'tc', 'sc'] },
  'zh-Hant': { tag: 'zh-TW', families: ['latin', 'tc', 'sc'] },
  'zh-CN': { tag: 'zh-CN', families: ['latin', 'sc', 'tc'] },
};

/** Cached text measures; a long document has too many to cache all. */
const REMEMBERED = 20_000;

/** A bounded cache of computed values by text. */
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
 * A document in one language, with only the used glyphs of its fonts embedded. Names in the other script fall back
 * to the other font, character by character. The same text and date always give the same bytes.
 */
export function openTypesetter({ locale, title, author, date, pages = 'buffered', size = 'A4' }: About): Typesetter {
  const { tag, families } = SETTING[locale];
  const pdf = new PDFDocument({
    size,
    margin: 0,
    bufferPages: pages === 'buffered',
    lang: tag,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  });
  const open = (family: Family, weight: Cut) => openFace(pdf, family, weight, locale === 'en');
  const regular = families.map((family) => open(family, 'regular'));
  const faces: Record<Weight, readonly Face[]> = {
    regular,
    display: [open('serif', 'regular'), ...regular],
    medium: families.map((family) => open(family, 'medium')),
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
    picture: (url, { x, y, width, height }) => void pdf.image(url, x, y, { width, height }),
    newPage: () => void pdf.addPage(),
    set(text, { x, y, width }, style) {
      const lines = linesOf(text, width, style);
      const step = lineHeight(style);
      for (const [at, line] of lines.entries()) {
        let left = style.align === 'right' ? x + width - measured(style)(line) : x;
        // The baseline depends on the line height only, not on the fonts of its characters.
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

/** How many pages a document takes: a layout that sets nothing. Ends on the first page, where it began. */
export function countPages({ heightOf }: Layout, layOut: (layout: Layout) => void): number {
  let pages = 1;
  layOut({
    heightOf,
    set: (text, { width }, style) => heightOf(text, width, style),
    picture: () => undefined,
    rule: () => undefined,
    newPage: () => void pages++,
  });
  return pages;
}

export async function finishedPdf({ pdf }: Typesetter): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

const { resolve } = createRequire(import.meta.url);

/** The path of a package's file, also if the package exports only code. */
function fileOf(path: string): string {
  const [scope, name, ...rest] = path.split('/');
  const within = join('node_modules', `${scope}`, `${name}`);
  const entry = resolve(`${scope}/${name}`);
  return join(entry.slice(0, entry.lastIndexOf(within)), within, ...rest);
}

function openFace(pdf: PDFKit.PDFDocument, family: Family, weight: Cut, inEnglish: boolean): Face {
  const name = `${family}-${weight}`;
  pdf.registerFont(name, readFileSync(fileOf(FAMILIES[family][weight])));
  let covers: ((codePoint: number) => boolean) | undefined;
  return {
    name,
    has(codePoint) {
      // Quotes, dashes and dots belong to the document’s script; a minus precedes figures, which are Latin.
      const isChineseToo = codePoint >= 0x2000 && codePoint !== MINUS;
      if ((family === 'latin' || family === 'serif') && isChineseToo && !inEnglish) return false;
      // pdfkit parses a font on first use, which is slow; an unneeded font is never parsed.
      covers ??= coverageOf(pdf, name);
      return covers(codePoint);
    },
  };
}

/** pdfkit has no function for "does this font have that character"; the parsed font inside it does. */
function coverageOf(pdf: PDFKit.PDFDocument, name: string): (codePoint: number) => boolean {
  const { _font } = pdf.font(name) as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  };
  return (codePoint) => _font.font.hasGlyphForCodePoint(codePoint);
}

/** Normalised to NFC, without invisible characters that reverse text or end a line. */
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

/** A character that can be set: itself, its letter without the accent, or the mark for a missing one. */
function setOf(character: string, faces: readonly Face[]): { text: string; face: Face } | undefined {
  for (const text of [character, character.normalize('NFD').at(0), MISSING]) {
    const face = text && faces.find(({ has }) => has(text.codePointAt(0) ?? 0));
    if (face) return { text, face };
  }
  return undefined;
}
