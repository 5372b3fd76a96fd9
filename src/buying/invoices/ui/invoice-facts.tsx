import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { invoiceLines } from '#buying/checkout/invoice-lines.rules.ts';
import { Section } from '#kit/section.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { TAX_WORDS } from '../invoice-desk.words.ts';
import { useInvoiceFormat } from './use-invoice-format.ts';
import { usePeriodName } from './use-period-name.ts';

/** The invoice itself: dates, buyer, lines and amounts, all in NT dollars. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <>
      <Section title={<Trans>Amounts</Trans>}>
        <Lines invoice={invoice} />
      </Section>
      <Section title={<Trans context="invoice">Buyer</Trans>}>
        <Buyer buyer={invoice.buyer} />
      </Section>
      <Section title={<Trans>Dates and numbers</Trans>}>
        <Dates invoice={invoice} />
      </Section>
    </>
  );
}

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  const { i18n } = useLingui();
  const { money } = useInvoiceFormat();
  const { lines, net, tax, total, allowed, tax_kind, currency, currency_total } = invoice;
  const paid = money(currency_total, currency);
  return (
    <dl className="grid gap-y-1.5 tabular-nums">
      {lines.map(({ name, nums, amount }) => (
        <Fact key={`${name} ${nums} ${amount}`} name={`${name} × ${nums}`}>
          {money(amount, 'NTD')}
        </Fact>
      ))}
      <Fact name={<Trans>Net amount</Trans>}>{money(net, 'NTD')}</Fact>
      <Fact name={tax_kind === 'zero' ? i18n._(TAX_WORDS.zero) : <Trans>Tax</Trans>}>{money(tax, 'NTD')}</Fact>
      <Fact name={<Trans>Total</Trans>}>
        <strong>{money(total, 'NTD')}</strong>
      </Fact>
      {allowed > 0 && <Fact name={<Trans>Allowances</Trans>}>−{money(allowed, 'NTD')}</Fact>}
      {currency !== 'NTD' && (
        <p className="text-ink-soft text-small">
          <Trans>The buyer paid {paid}.</Trans>
        </p>
      )}
    </dl>
  );
}

function Buyer({ buyer }: Pick<InvoiceDetail, 'buyer'>) {
  const { i18n } = useLingui();
  return (
    <div className="[overflow-wrap:anywhere]">
      {invoiceLines(i18n, buyer.choice).map((line) => (
        <p key={line} className="first:font-medium">
          {line}
        </p>
      ))}
      <p className="mt-2 text-small">{buyer.name}</p>
      <p className="text-ink-soft text-small">{buyer.email}</p>
      <p className="text-ink-soft text-small">{buyer.address}</p>
    </div>
  );
}

function Dates({ invoice }: { invoice: InvoiceDetail }) {
  const { time, day } = useInvoiceFormat();
  const periodName = usePeriodName();
  const { paid_at, issued_at, period, random_code, void_until, voided_at, void_reason, relate_number } = invoice;
  return (
    <dl className="grid gap-y-1.5 text-small tabular-nums">
      <Fact name={<Trans>Paid</Trans>}>{time(paid_at)}</Fact>
      {issued_at && <Fact name={<Trans>Issued</Trans>}>{time(issued_at)}</Fact>}
      {period && <Fact name={<Trans context="invoice">Period</Trans>}>{periodName(period)}</Fact>}
      {random_code && <Fact name={<Trans>Random code</Trans>}>{random_code}</Fact>}
      {void_until && !voided_at && <Fact name={<Trans>Can be voided until</Trans>}>{day(void_until)}</Fact>}
      {voided_at && <Fact name={<Trans>Void since</Trans>}>{time(voided_at)}</Fact>}
      {void_reason && <Fact name={<Trans>Reason</Trans>}>{void_reason}</Fact>}
      <Fact name={<Trans>Our number at the provider</Trans>}>{relate_number}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{name}</dt>
      <dd className="text-end [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
