import { msg } from '@lingui/core/macro';
import { type FactFormat, factsIn, type LogReader, type SubjectLog } from '#ground/audit/log.rules.ts';
import { countFormat, moneyInFormat, plainFormat, rateFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { formatRate } from '#shared/exchange.ts';
import { CURRENCIES, type Currency, isCurrency } from '#shared/money.ts';
import { BAND_WORDS, STATUS_WORDS, STEP_WORDS } from './prices.words.ts';

const stepFormat =
  (currency: Currency): FactFormat =>
  (value, reader) => {
    if (typeof value !== 'object' || value === null) return plainFormat(value, reader);
    const { kind, value: by, round, rate } = value as Record<string, unknown>;
    const step = wordsFormat(STEP_WORDS)(kind, reader);
    if (typeof rate === 'number') return reader.i18n._(msg`${step}: ${{ amount: formatRate(rate, reader.locale) }}`);
    const amount = (kind === 'percent' ? rateFormat : moneyInFormat(currency))(by, reader);
    const multiple = moneyInFormat(currency)(round, reader);
    return reader.i18n._(kind === 'set' ? msg`${step}: ${amount}` : msg`${step}: ${amount}, rounded to ${multiple}`);
  };

const rangeFormat: FactFormat = (value, reader) => {
  const { currency, from, to } = Object(value) as Record<string, unknown>;
  if (!isCurrency(currency)) return plainFormat(value, reader);
  return [from, to].map((end) => formatEnd(end, currency, reader)).join(' – ');
};

function formatEnd(end: unknown, currency: Currency, reader: LogReader): string {
  return end === undefined ? '' : moneyInFormat(currency)(end, reader);
}

const sums = Object.fromEntries(
  CURRENCIES.map((currency) => [currency, { name: msg`All in ${currency}`, format: moneyInFormat(currency) }]),
);

export const PRICES_LOG: SubjectLog = {
  thing: (id) => msg`Bulk change no. ${id}`,
  actions: { change: msg`Prices changed`, import: msg`Table imported`, undo: msg`Undone` },
  fact: factsIn({
    ...sums,
    prices: { name: msg`Prices`, format: countFormat },
    texts: { name: msg`Works`, format: countFormat },
    lines: { name: msg`Lines changed`, format: countFormat },
    jumps: { name: msg`Large price changes confirmed`, format: countFormat },
    left_out: { name: msg`Lines left as they were`, format: countFormat },
    rows: { name: msg`Rows of the table`, format: countFormat },
    which: {
      name: msg`Which`,
      parts: {
        artist_id: { name: msg`Artist` },
        category: { name: msg`Category` },
        band: { name: msg`Longer side`, format: wordsFormat(BAND_WORDS) },
        frame_id: { name: msg`Frame` },
        keyword: { name: msg`Keyword` },
        status: { name: msg`Stage`, format: wordsFormat(STATUS_WORDS) },
        price: { name: msg`Price`, format: rangeFormat },
      },
    },
    how: {
      name: msg`How`,
      parts: Object.fromEntries(
        CURRENCIES.map((currency) => [currency, { name: msg`Prices in ${currency}`, format: stepFormat(currency) }]),
      ),
    },
  }),
};
