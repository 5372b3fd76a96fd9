import { zipOf } from '#ground/files/server/zip-write.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const PARTS = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Table" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A text, or a number in plain digits. */
type Cell = string | { number: string };

/** Spreadsheets refuse more rows in a sheet. */
const MOST_ROWS = 1_048_576;

/** Rows as a workbook with one sheet, written as the rows arrive. */
export async function* xlsxOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Uint8Array> {
  yield* zipOf([
    ...Object.entries(PARTS).map(([name, xml]) => ({ name, chunks: [xml] })),
    { name: 'xl/worksheets/sheet1.xml', chunks: sheetOf(rows) },
  ]);
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let count = 0;
  for await (const cells of rows) {
    count += 1;
    if (count > MOST_ROWS) throw new Error(`a sheet of more than ${MOST_ROWS} rows`);
    yield `<row>${cells.map(cellXml).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Inline texts are never formulas, so they need no guard. */
function cellXml(cell: Cell): string {
  if (typeof cell !== 'string') return `<c><v>${cell.number}</v></c>`;
  return cell === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** XML has no control characters, and a literal `_x0041_` would be read as A. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-F]{4}_)/g, '_x005F_')
    .replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[<>&]/g, (sign) => ESCAPES[sign] ?? '');
}
