import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sellerLines } from '#catalogue/site/seller-lines.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { CURRENCY_NAMES } from '#selling/sales/currency-names.rules.ts';
import type { StatementSheet, StatementTable } from '#selling/sales/server/statement-file.service.ts';
import { signedCount, signedMoney } from '#selling/sales/statement.rules.ts';
import { type Locale, langOf, type Text, textIn } from '#shared/locale.ts';
import { payoutReference } from '../payout.rules.ts';
import { ruleText } from '../payout.words.ts';
import type { payoutLine, payoutRun } from './payout.tables.ts';

interface PaidOut {
  line: typeof payoutLine.$inferSelect;
  run: typeof payoutRun.$inferSelect;
  entries: { kind: 'sale' | 'refund'; code: string; title: Text; nums: number; amount: number; day: string }[];
}

interface Reading {
  i18n: I18n;
  locale: Locale;
  info: SiteSettings['info'];
  /** The date of issue in the shop's calendar. */
  day: string;
}

/** The statement of one payout as a document: what was earned, what was withheld by which rule, and what was paid. */
export function payoutSheet(paid: PaidOut, { i18n, locale, info, day }: Reading): StatementSheet {
  const lang = langOf(locale);
  const { line, run } = paid;
  const title = run.state === 'paid' ? i18n._(msg`Payout statement`) : i18n._(msg`Payout statement (draft)`);
  const reference = payoutReference(line);
  const brand = info.brand[lang];
  return {
    locale,
    title,
    heading: `${title} ${reference} | ${line.legal_name} | ${brand}`,
    date: `${run.state === 'paid' ? run.pay_on : day}T00:00:00Z`,
    seller: { brand, lines: sellerLines(info, lang) },
    facts: [
      [i18n._(msg({ message: `For`, context: `statement` })), line.legal_name],
      [i18n._(msg`Payout number`), reference],
      [i18n._(msg`Paid on`), run.state === 'paid' ? dayText(i18n, run.pay_on) : '—'],
      [i18n._(msg`Bank account`), `… ${line.last_digits}`],
      ...(run.reference ? [[i18n._(msg`Bank’s reference`), run.reference] as [string, string]] : []),
    ],
    blocks: [
      {
        title: i18n._(CURRENCY_NAMES[line.currency]),
        totals: totalsOf(line, i18n, locale),
        lines: entryTable(paid, i18n, locale),
      },
    ],
    empty: '',
    notes: { title: i18n._(msg`How this payout is calculated`), lines: notesOf(paid, i18n) },
    footer: `${title} ${reference} | ${i18n._(msg`Page ${{ page: '{page}' }} of ${{ pages: '{pages}' }}`)}`,
  };
}

function totalsOf(line: PaidOut['line'], i18n: I18n, locale: Locale) {
  const { gross, withholding, premium, net, currency } = line;
  const money = (amount: number) => signedMoney(amount, currency, locale);
  return [
    { label: i18n._(msg`Your shares`), value: money(gross) },
    { label: i18n._(msg`Tax withheld`), value: money(-withholding || 0) },
    { label: i18n._(msg`Supplementary premium`), value: money(-premium || 0) },
    { label: i18n._(msg`Paid out`), value: money(net) },
  ];
}

function entryTable({ entries, line }: PaidOut, i18n: I18n, locale: Locale): StatementTable {
  const lang = langOf(locale);
  const money = (amount: number) => signedMoney(amount, line.currency, locale);
  return {
    title: i18n._(msg`Sales and refunds`),
    columns: [
      { width: 90, head: i18n._(msg`Date`) },
      { width: 110, head: i18n._(msg`Order`) },
      { width: 153, head: i18n._(msg`Work`) },
      { width: 50, head: i18n._(msg`Quantity`), align: 'right' },
      { width: 90, head: i18n._(msg`Your share`), align: 'right' },
    ],
    rows: entries.map(({ kind, code, title, nums, amount, day }) => ({
      cells: [
        dayText(i18n, day),
        kind === 'refund' ? [code, i18n._(msg`Refund`)] : code,
        textIn(title, lang),
        signedCount(nums, (count) => i18n.number(count)),
        money(amount),
      ],
    })),
    total: { cells: [i18n._(msg({ message: 'Total', context: 'table' })), '', '', '', money(line.gross)] },
  };
}

function notesOf({ line, run }: PaidOut, i18n: I18n): string[] {
  const until = dayText(i18n, run.until);
  const tax = ruleText(i18n, line.rules.withholding);
  const premium = ruleText(i18n, line.rules.premium);
  return [
    i18n._(
      msg`The payout contains all shares that were payable on ${{ until }} and the refunds since the previous payout.`,
    ),
    ...(line.code === null ? [] : [i18n._(msg`Income code: ${{ code: line.code }}.`)]),
    i18n._(msg`Tax withheld: ${{ tax }}.`),
    i18n._(msg`Supplementary premium of the National Health Insurance: ${{ premium }}.`),
    i18n._(msg`Shares that are later refunded are deducted from the next payout.`),
  ];
}

function dayText(i18n: I18n, day: string): string {
  return i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
