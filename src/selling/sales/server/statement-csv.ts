import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { csvMoney, csvNumber, csvOf } from '../csv.rules.ts';
import type { Statement } from '../sales.contract.ts';
import { LINE_KINDS, STATEMENT_COLUMNS } from '../statement.words.ts';

/** A statement as a spreadsheet table: one row per line, headings in the reader's language, plain numbers. */
export function statementCsv({ lines }: Statement, i18n: I18n): string {
  const { day, code, artist, work, size, frame, nums, currency, gross, net, share } = STATEMENT_COLUMNS;
  const kind = msg`Kind`;
  const heads = [
    day,
    kind,
    code,
    artist,
    work,
    size,
    frame,
    nums,
    currency,
    gross,
    msg`Tax %`,
    net,
    msg`Rate %`,
    share,
  ];
  return csvOf([
    heads.map((head) => i18n._(head)),
    ...lines.map((line) => [
      line.day,
      i18n._(LINE_KINDS[line.kind]),
      line.code,
      line.artist,
      line.title,
      line.size,
      line.frame,
      csvNumber(line.nums),
      line.currency,
      csvMoney(line.gross, line.currency),
      csvNumber(line.tax_rate),
      csvMoney(line.net, line.currency),
      csvNumber(line.rate_bp / 100, line.rate_bp % 100 === 0 ? 0 : 2),
      csvMoney(line.share, line.currency),
    ]),
  ]);
}
