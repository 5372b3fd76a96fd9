import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { signedMoney } from '#selling/sales/statement.rules.ts';
import type { Figures } from '../figures.contract.ts';
import { changeOf, currencyOf, type MoneyView, resultOf, type Sums } from '../figures.rules.ts';
import { AMOUNT_NOTES, AMOUNT_WORDS, type Amount } from '../figures.words.ts';
import { ordersBehind } from '../figures-search.rules.ts';
import { usePeriodName } from './use-period-name.ts';

const AMOUNTS = Object.keys(AMOUNT_WORDS) as Amount[];
/** The amounts of one list of orders; the others are calculated from these. */
const BEHIND: Partial<Record<Amount, 'paid' | 'refunded'>> = { gross: 'paid', delivery: 'paid', refunds: 'refunded' };

/** The calculation of a period from top to bottom, beside the two periods it is compared with. */
export function FigureSums({ figures, money }: { figures: Figures; money: MoneyView }) {
  const { i18n } = useLingui();
  const { period, sums, before, year } = figures;
  // The year before is both, if the period is a year.
  const isSame = before.from === year.from && before.to === year.to;
  return (
    <section className="mt-4">
      <p className="text-ink-soft">
        <Link to="/admin/order" search={ordersBehind({ days: period, money, what: 'paid' })} className="text-link">
          <Plural value={sums.orders} one="# paid order" other="# paid orders" />
        </Link>
        {' · '}
        <Plural value={sums.prints} one="# print" other="# prints" />
      </p>
      <ul className="mt-4 border-hairline border-t">
        {AMOUNTS.map((amount) => (
          <li
            key={amount}
            className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[minmax(0,1fr)_9rem_11rem_11rem]"
          >
            <div>
              <p className={isResult(amount) ? 'font-medium' : ''}>{i18n._(AMOUNT_WORDS[amount])}</p>
              <p className="text-caption text-ink-soft">{i18n._(AMOUNT_NOTES[amount])}</p>
            </div>
            <Value figures={figures} amount={amount} money={money} />
            <Compared days={before} now={amountOf(sums, amount)} then={amountOf(before.sums, amount)} money={money} />
            {!isSame && (
              <Compared days={year} now={amountOf(sums, amount)} then={amountOf(year.sums, amount)} money={money} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const isResult = (amount: Amount) => amount === 'revenue' || amount === 'net' || amount === 'left';

function amountOf(sums: Sums, amount: Amount): number {
  return { ...sums, ...resultOf(sums) }[amount];
}

function Value({ figures: { period, sums }, amount, money }: { figures: Figures; amount: Amount; money: MoneyView }) {
  const locale = useLocale();
  const text = signedMoney(amountOf(sums, amount), currencyOf(money), locale);
  const what = BEHIND[amount];
  return (
    <p className={`tabular-nums sm:text-end ${isResult(amount) ? 'font-medium' : ''}`}>
      {what ? (
        <Link to="/admin/order" search={ordersBehind({ days: period, money, what })} className="text-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}

interface ComparedProps {
  days: { from: string; to: string };
  now: number;
  then: number;
  money: MoneyView;
}

function Compared({ days, now, then, money }: ComparedProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { range } = usePeriodName();
  const change = changeOf(now, then);
  const percent = i18n.number((change ?? 0) / 100, { style: 'percent', signDisplay: 'exceptZero' }).replace('-', '−');
  return (
    <p className="text-ink-soft text-small tabular-nums sm:text-end">
      <span className="text-caption">{range(days)}</span>
      <br />
      {signedMoney(then, currencyOf(money), locale)}
      {change === undefined ? <SentenceGap /> : ' '}
      {change === undefined ? <Trans>(no comparison)</Trans> : `(${percent})`}
    </p>
  );
}
