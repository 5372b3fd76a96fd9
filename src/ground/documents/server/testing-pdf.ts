import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './testing-open-pdf.ts';

interface ReadPdf {
  title: string;
  lang: string;
  /** Page by page, the lines from top to bottom, each with its text from left to right. */
  pages: string[][];
  /** The names of the embedded fonts in the file: a subset's begins with six letters and a plus. */
  fonts: string[];
  /** Number of drawn pictures. */
  pictures: number;
}

/** Reads a PDF as a reader would who searches it or copies from it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await openPdf(bytes);
  const { info } = await file.getMetadata();
  const pages: string[][] = [];
  let pictures = 0;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.flatMap((item) => ('str' in item ? [item] : []))));
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  const { Title, Language } = info as { Title: string; Language: string };
  return { title: Title, lang: Language, pages, fonts: fontNames(bytes), pictures };
}

interface Piece {
  str: string;
  transform: number[];
  width: number;
}

/** Points: with less than a space between them, two pieces are one word. */
const GAP = 1;

function linesOf(pieces: readonly Piece[]): string[] {
  const rows = Map.groupBy(
    pieces.filter(({ str }) => str.trim()),
    ({ transform }) => Math.round(transform[5] ?? 0),
  );
  const fromTop = [...rows].sort(([one], [other]) => other - one);
  return fromTop.map(([, row]) => {
    let text = '';
    let end = 0;
    for (const { str, transform, width } of row.sort((one, other) => leftOf(one) - leftOf(other))) {
      text += text && leftOf({ transform }) - end > GAP ? ` ${str.trim()}` : str.trim();
      end = leftOf({ transform }) + width;
    }
    return text;
  });
}

function leftOf({ transform }: Pick<Piece, 'transform'>): number {
  return transform[4] ?? 0;
}

function fontNames(bytes: Uint8Array): string[] {
  const names = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/FontName \/([^\s/]+)/g);
  return [...new Set([...names].map(([, name = '']) => name))].sort();
}
