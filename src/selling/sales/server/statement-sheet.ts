import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sellerLines } from '#catalogue/site/seller-lines.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { type Locale, langOf } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { CURRENCY_NAMES } from '../currency-names.rules.ts';
import type { Statement, StatementLine, StatementSums } from '../sales.contract.ts';
import { currenciesOf, signedCount, signedMoney, statementMonths, taxDivisor } from '../statement.rules.ts';
import { LINE_KINDS, rateText, reckoning, STATEMENT_COLUMNS } from '../statement.words.ts';
import type { StatementSheet, StatementTable } from './statement-drawing.ts';

interface Reading {
  i18n: I18n;
  locale: Locale;
  info: SiteSettings['info'];
  /** The date of issue in the shop's calendar. */
  day: string;
}

/** A statement as a document: each currency separately, with its months and the calculation of each line's share. */
export function statementSheet(statement: Statement, { i18n, locale, info, day }: Reading): StatementSheet {
  const lang = langOf(locale);
  const title = i18n._(msg`Sales statement`);
  const brand = info.brand[lang];
  const { year, seller } = statement;
  return {
    locale,
    title,
    heading: `${title} ${year} | ${seller} | ${brand}`,
    date: `${day}T00:00:00Z`,
    seller: { brand, lines: sellerLines(info, lang) },
    facts: [
      [i18n._(msg({ message: `For`, context: `statement` })), seller],
      [i18n._(msg`Year`), String(year)],
      [i18n._(msg`Issued on`), dayText(i18n, day)],
    ],
    blocks: currenciesOf(statement.lines).map((currency) => ({
      title: i18n._(CURRENCY_NAMES[currency]),
      totals: totalsOf(statement.totals[currency], currency, i18n, locale),
      months: monthTable(statement, currency, i18n, locale),
      lines: lineTable(statement, currency, i18n, locale),
    })),
    empty: i18n._(msg`No sales in this year.`),
    notes: { title: i18n._(msg`How your share is calculated`), lines: reckoning(i18n, statement) },
    footer: `${title} ${year} | ${i18n._(msg`Page ${{ page: '{page}' }} of ${{ pages: '{pages}' }}`)}`,
  };
}

function totalsOf(sums: StatementSums, currency: Currency, i18n: I18n, locale: Locale) {
  return [
    { label: i18n._(msg`Prints sold`), value: signedCount(sums.sales, (count) => i18n.number(count)) },
    { label: i18n._(STATEMENT_COLUMNS.gross), value: signedMoney(sums.gross, currency, locale) },
    { label: i18n._(STATEMENT_COLUMNS.net), value: signedMoney(sums.net, currency, locale) },
    { label: i18n._(STATEMENT_COLUMNS.share), value: signedMoney(sums.share, currency, locale) },
  ];
}

function monthTable({ lines, totals }: Statement, currency: Currency, i18n: I18n, locale: Locale): StatementTable {
  const head = (name: keyof typeof STATEMENT_COLUMNS) => i18n._(STATEMENT_COLUMNS[name]);
  const cells = (first: string, sums: StatementSums) => [
    first,
    signedCount(sums.sales, (count) => i18n.number(count)),
    ...[sums.gross, sums.net, sums.share].map((amount) => signedMoney(amount, currency, locale)),
  ];
  return {
    title: i18n._(msg`By month`),
    columns: [
      { width: 133, head: i18n._(msg`Month`) },
      { width: 60, head: head('nums'), align: 'right' },
      { width: 100, head: head('gross'), align: 'right' },
      { width: 100, head: head('net'), align: 'right' },
      { width: 100, head: head('share'), align: 'right' },
    ],
    rows: statementMonths(lines.filter((line) => line.currency === currency)).map((month) => ({
      cells: cells(monthText(i18n, month.month), month[currency]),
    })),
    total: { cells: cells(i18n._(msg({ message: 'Total', context: 'table' })), totals[currency]) },
  };
}

function lineTable({ lines, totals }: Statement, currency: Currency, i18n: I18n, locale: Locale): StatementTable {
  const head = (name: keyof typeof STATEMENT_COLUMNS) => i18n._(STATEMENT_COLUMNS[name]);
  const money = (amount: number) => signedMoney(amount, currency, locale);
  const sums = totals[currency];
  return {
    title: i18n._(msg`Line by line`),
    columns: [
      { width: 86, head: `${head('day')} / ${head('code')}` },
      { width: 123, head: head('work') },
      { width: 42, head: head('nums'), align: 'right' },
      { width: 68, head: head('gross'), align: 'right' },
      { width: 68, head: head('net'), align: 'right' },
      { width: 38, head: head('rate'), align: 'right' },
      { width: 68, head: head('share'), align: 'right' },
    ],
    rows: lines.filter((line) => line.currency === currency).map((line) => ({ cells: lineCells(line, i18n, money) })),
    total: {
      cells: [
        i18n._(msg({ message: 'Total', context: 'table' })),
        '',
        signedCount(sums.sales, (count) => i18n.number(count)),
        ...[sums.gross, sums.net].map(money),
        '',
        money(sums.share),
      ],
    },
  };
}

function lineCells(line: StatementLine, i18n: I18n, money: (amount: number) => string): (string | string[])[] {
  const divisor = taxDivisor(line.tax_rate);
  const word = line.kind === 'refund' ? [i18n._(LINE_KINDS.refund)] : [];
  return [
    [dayText(i18n, line.day), line.code, ...word],
    [line.title, line.artist, `${line.size} | ${line.frame}`],
    signedCount(line.nums, (count) => i18n.number(count)),
    money(line.gross),
    [money(line.net), divisor === undefined ? i18n._(msg`zero-rated`) : `÷ ${i18n.number(divisor)}`],
    `× ${rateText(i18n, line.rate_bp)}`,
    money(line.share),
  ];
}

function dayText(i18n: I18n, day: string): string {
  return i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}

function monthText(i18n: I18n, month: string): string {
  return i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' });
}
