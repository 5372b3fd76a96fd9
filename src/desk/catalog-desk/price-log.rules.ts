import { msg } from '@lingui/core/macro';
import { factsIn, type LogReader, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import { tellCount, tellMoneyIn, tellPlain, tellRate, tellWords } from '#ground/audit/log-values.rules.ts';
import { formatRate } from '#shared/exchange.ts';
import { CURRENCIES, type Currency, isCurrency } from '#shared/money.ts';
import { BAND_WORDS, STATUS_WORDS, STEP_WORDS } from './prices.words.ts';

/** What happened to every price of a currency. */
const tellStep =
  (currency: Currency): Tell =>
  (value, reader) => {
    if (typeof value !== 'object' || value === null) return tellPlain(value, reader);
    const { kind, value: by, round, rate } = value as Record<string, unknown>;
    const step = tellWords(STEP_WORDS)(kind, reader);
    if (typeof rate === 'number') return reader.i18n._(msg`${step}: ${{ amount: formatRate(rate, reader.locale) }}`);
    const amount = (kind === 'percent' ? tellRate : tellMoneyIn(currency))(by, reader);
    const multiple = tellMoneyIn(currency)(round, reader);
    return reader.i18n._(kind === 'set' ? msg`${step}: ${amount}` : msg`${step}: ${amount}, rounded to ${multiple}`);
  };

/** A range of prices, as it was asked for. */
const tellRange: Tell = (value, reader) => {
  const { currency, from, to } = Object(value) as Record<string, unknown>;
  if (!isCurrency(currency)) return tellPlain(value, reader);
  return [from, to].map((end) => tellEnd(end, currency, reader)).join(' – ');
};

function tellEnd(end: unknown, currency: Currency, reader: LogReader): string {
  return end === undefined ? '' : tellMoneyIn(currency)(end, reader);
}

const sums = Object.fromEntries(
  CURRENCIES.map((currency) => [currency, { name: msg`All in ${currency}`, tell: tellMoneyIn(currency) }]),
);

/** How the log speaks of changes of many prices and texts at once. */
export const PRICES_LOG: SubjectLog = {
  thing: (id) => msg`Change of many, no. ${id}`,
  deeds: { change: msg`Prices changed`, import: msg`Table read in`, undo: msg`Undone` },
  fact: factsIn({
    ...sums,
    prices: { name: msg`Prices`, tell: tellCount },
    texts: { name: msg`Works`, tell: tellCount },
    lines: { name: msg`Lines changed`, tell: tellCount },
    jumps: { name: msg`Large price changes confirmed`, tell: tellCount },
    left_out: { name: msg`Lines left as they were`, tell: tellCount },
    rows: { name: msg`Rows of the table`, tell: tellCount },
    which: {
      name: msg`Which`,
      parts: {
        artist_id: { name: msg`Artist` },
        category: { name: msg`Category` },
        band: { name: msg`Longer side`, tell: tellWords(BAND_WORDS) },
        frame_id: { name: msg`Frame` },
        keyword: { name: msg`Keyword` },
        status: { name: msg`Stage`, tell: tellWords(STATUS_WORDS) },
        price: { name: msg`Price`, tell: tellRange },
      },
    },
    how: {
      name: msg`How`,
      parts: Object.fromEntries(
        CURRENCIES.map((currency) => [currency, { name: msg`Prices in ${currency}`, tell: tellStep(currency) }]),
      ),
    },
  }),
};
