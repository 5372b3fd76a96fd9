import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { drawStatement, type StatementSheet } from './statement-drawing.ts';

/** `STATEMENT_LINES=10000` for a long run; decision 28 has its cost. */
const MANY = Number(process.env.STATEMENT_LINES ?? 600);

const columns: StatementSheet['blocks'][number]['lines']['columns'] = [
  { width: 120, head: '日期' },
  { width: 233, head: '作品' },
  { width: 140, head: '分潤', align: 'right' },
];

function sheet(lines: number, title = '稻田'): StatementSheet {
  const table = { title: '逐筆明細', columns, total: { cells: ['總計', '', `NT$${lines}`] } };
  const rows = Array.from({ length: lines }, (_, at) => ({
    cells: [['2026年1月5日', `CN-${at + 1}`], [title, '林玉山'], 'NT$1'],
  }));
  return {
    locale: 'zh-Hant',
    title: '銷售對帳單',
    heading: '銷售對帳單 2026 | 框境',
    date: '2026-11-14T00:00:00Z',
    seller: { brand: '框境', lines: ['框境藝術有限公司'] },
    facts: [['年度', '2026']],
    blocks: [
      {
        title: '新臺幣（NTD）',
        totals: [{ label: '您的分潤', value: `NT$${lines}` }],
        months: { ...table, title: '依月份', rows: rows.slice(0, 2) },
        lines: { ...table, rows },
      },
    ],
    empty: '',
    notes: { title: '分潤如何計算', lines: ['一', '二'] },
    footer: '第 {page} 頁，共 {pages} 頁',
  };
}

test('many lines appear under repeated headings, none lost, every page with its number, in a bounded thread', async () => {
  const worker = join(import.meta.dirname, 'statement-worker.ts');
  const bytes = await setInThread(worker, sheet(MANY), { ms: 120_000, megabytes: 160 });

  const { pages } = await readPdf(bytes);
  const codes = pages.flat().flatMap((text) => /^CN-(\d+)/.exec(text)?.[1] ?? []);
  expect(codes).toEqual([...['1', '2'], ...Array.from({ length: MANY }, (_, at) => String(at + 1))]);
  const withLines = pages.filter((page) => page.some((text) => text.startsWith('CN-')));
  for (const page of withLines) expect(page).toContain('日期 作品 分潤');
  expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, at) => `第 ${at + 1} 頁，共 ${pages.length} 頁`));
  // A total alone on a page would lack its context.
  const last = pages.findLast((page) => page.includes(`總計 NT$${MANY}`));
  expect(last).toContain(`CN-${MANY} 林玉山`);
});

test('names of 150 characters break within their column and push what follows down', async () => {
  const long = '山中有雲而雲中有山'.repeat(17).slice(0, 150);
  const word = 'Llanfairpwllgwyngyll'.repeat(8).slice(0, 150);

  for (const title of [long, word]) {
    const { pages } = await readPdf(await drawStatement(sheet(30, title)));
    const lines = pages.flat();
    const names = lines
      .filter((line) => !/^CN-\d+$/.test(line))
      .map((line) => line.replace(/^2026年1月5日 | NT\$1$/g, ''));
    const text = names.join('');

    expect(text.split(title).length - 1).toBe(32);
    // Nothing else is at the height of a name's later lines.
    for (const line of lines) expect(line).not.toMatch(/CN-\d+.*CN-\d+/);
  }
});

test('the same statement gives the same bytes, another day others', async () => {
  const one = await drawStatement(sheet(3));
  const other = await drawStatement(sheet(3));
  const later = await drawStatement({ ...sheet(3), date: '2026-11-15T00:00:00Z' });

  expect(other.equals(one)).toBe(true);
  expect(later.equals(one)).toBe(false);
});
