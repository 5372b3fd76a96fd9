import { Trans, useLingui } from '@lingui/react/macro';
import type { BankInfo, OrderDetail } from '#features/orders/order.contract.ts';
import { clockTagOf, type Locale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';

/** Where to transfer how much, until when (spec §3 "Bank transfer info"). */
export function BankDetails({ order, bank }: { order: OrderDetail; bank: BankInfo }) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  // The shop's calendar is Taipei's, wherever the reader is.
  const deadline = new Intl.DateTimeFormat(clockTagOf(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  });
  const facts = [
    [t`Amount`, formatMoney(order.total, order.currency, locale)],
    [t`Bank`, bank.bank_name],
    [t`Bank code`, bank.bank_code],
    [t`Branch address`, bank.bank_address],
    [t`Account number`, bank.account_number],
    [t`Account holder`, bank.account_holder],
    [t`Reference`, order.code],
  ] as const;
  return (
    <section className="mt-8 border-ink border-t-2 pt-5">
      <h2 className="text-title">
        <Trans>Please transfer</Trans>
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="mb-2 select-all font-medium tabular-nums sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {order.pay_by && (
        <p className="mt-5">
          <Trans>
            Please pay until <strong className="font-semibold">{deadline.format(new Date(order.pay_by))}</strong>{' '}
            (Taipei time). After that the order lapses.
          </Trans>
        </p>
      )}
    </section>
  );
}
