import { unpacked, type ZipEntry, ZipError, zipEntries } from './zip-read.ts';

const MOST_XML = 50 * 1024 * 1024;
const MOST_COLUMNS = 100;
/** The last row that is read; the rules refuse fewer. */
const MOST_ROWS = 20_000;

/** The cells of the first sheet of a workbook, as texts; the row numbers are those of the sheet. */
export async function readXlsx(path: string): Promise<string[][]> {
  const entries = await zipEntries(path);
  const sheet = entries
    .filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .sort((one, other) => numberIn(one.name) - numberIn(other.name))[0];
  if (!sheet) throw new ZipError('broken');
  const strings = entries.find(({ name }) => name === 'xl/sharedStrings.xml');
  const shared = strings ? sharedStrings(await textOf(path, strings)) : [];
  return cellsIn(await textOf(path, sheet), shared);
}

function numberIn(name: string): number {
  return Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
}

async function textOf(path: string, entry: ZipEntry): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of unpacked(path, entry, MOST_XML)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function sharedStrings(xml: string): string[] {
  return [...xml.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inner = '']) => textIn(inner));
}

/** The runs of a rich text, without the readings of Japanese characters. */
function textIn(xml: string): string {
  const runs = xml.replaceAll(/<rPh[\s>][\s\S]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g);
  return [...runs].map(([, text = '']) => unescaped(text)).join('');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (all, hex, decimal, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replaceAll(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function cellsIn(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const [, attributes = '', inner = ''] of xml.matchAll(/<row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const number = Number(/\sr="(\d{1,7})"/.exec(attributes)?.[1] ?? rows.length + 1);
    if (number > MOST_ROWS) break;
    while (rows.length < number - 1) rows.push([]);
    rows.push(rowOf(inner, shared));
  }
  return rows;
}

function rowOf(xml: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inner = ''] of xml.matchAll(/<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const letters = /\sr="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
    const at = letters ? columnNumber(letters) : cells.length;
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = cellText(/\st="(\w+)"/.exec(attributes)?.[1], inner, shared);
  }
  return cells;
}

function cellText(type: string | undefined, xml: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(xml);
  const value = unescaped(/<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(xml)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // A number such as 0.30000000000000004 as people see it.
  return type === undefined || type === 'n' ? plainNumber(value) : value;
}

function plainNumber(value: string): string {
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12)));
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
