import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './testing-open-pdf.ts';

/** A straight stroke on paper: points from the page's lower left corner. */
export interface Stroke {
  colour: string;
  from: [x: number, y: number];
  to: [x: number, y: number];
}

export interface PaperText {
  text: string;
  x: number;
  /** Of its baseline. */
  y: number;
}

export interface PaperPage {
  width: number;
  height: number;
  strokes: Stroke[];
  texts: PaperText[];
}

type Matrix = [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** pdf.js packs a path into numbers: a sign for each part, and its points. */
const PART = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 };

/** Measures a PDF as it will be printed: the straight strokes of each page, and where its texts are. */
export async function readStrokes(bytes: Uint8Array): Promise<{ pages: PaperPage[]; printScaling: unknown }> {
  const file = await openPdf(bytes);
  const preferences: unknown = await file.getViewerPreferences();
  const printScaling: unknown = preferences instanceof Map ? preferences.get('PrintScaling') : undefined;
  const pages: PaperPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0 }]
        : [],
    );
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push({ width, height, texts, strokes: strokesOf(fnArray, argsArray) });
  }
  return { pages, printScaling };
}

function strokesOf(operators: readonly number[], values: readonly unknown[]): Stroke[] {
  const strokes: Stroke[] = [];
  const saved: { matrix: Matrix; colour: string }[] = [];
  let [matrix, colour] = [IDENTITY, '#000000'];
  operators.forEach((operator, at) => {
    const given = values[at] as readonly unknown[];
    if (operator === OPS.save) saved.push({ matrix, colour });
    if (operator === OPS.restore) ({ matrix, colour } = saved.pop() ?? { matrix: IDENTITY, colour });
    if (operator === OPS.transform) matrix = times(matrix, given as unknown as Matrix);
    if (operator === OPS.setStrokeRGBColor) colour = String(given[0]);
    if (operator !== OPS.constructPath || given[0] !== OPS.stroke) return;
    const [path] = given[1] as [Float32Array | null];
    if (path)
      strokes.push(
        ...segmentsOf(path).map(([from, to]) => ({ colour, from: moved(matrix, from), to: moved(matrix, to) })),
      );
  });
  return strokes;
}

type Segment = [[number, number], [number, number]];

function segmentsOf(path: Float32Array): Segment[] {
  const segments: Segment[] = [];
  let here: [number, number] = [0, 0];
  let start = here;
  for (let at = 0; at < path.length; ) {
    const part = path[at];
    const point = (offset: number): [number, number] => [path[at + offset] ?? 0, path[at + offset + 1] ?? 0];
    if (part === PART.moveTo) {
      [here, start] = [point(1), point(1)];
      at += 3;
    } else if (part === PART.lineTo) {
      segments.push([here, point(1)]);
      here = point(1);
      at += 3;
    } else if (part === PART.curveTo) {
      here = point(5);
      at += 7;
    } else if (part === PART.quadraticCurveTo) {
      here = point(3);
      at += 5;
    } else {
      segments.push([here, start]);
      at += 1;
    }
  }
  return segments;
}

function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved([a, b, c, d, e, f]: Matrix, [x, y]: [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
