import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { Section } from '#kit/section.tsx';
import { shownPhone } from '#shared/phone.ts';
import type { OrderDetail } from '../order.contract.ts';
import { invoiceLines, paymentWords } from '../order.words.ts';
import { useOrderFormat } from './use-order-format.ts';

type Shown = Pick<
  OrderDetail,
  | 'receiver'
  | 'invoice'
  | 'remark'
  | 'freight'
  | 'paytype'
  | 'payment_status'
  | 'status'
  | 'refunds'
  | 'currency'
  | 'agree'
>;

/** To whom and how an order goes, how it is paid, its invoice, and the documents as they were when it was placed. */
export function OrderFacts({ order }: { order: Shown }) {
  const { i18n } = useLingui();
  const { receiver, remark } = order;
  return (
    <div className="grid gap-x-12 sm:grid-cols-2">
      <Section title={<Trans>Recipient</Trans>}>
        <address className="not-italic">
          <p>{receiver.name}</p>
          <p className="[overflow-wrap:anywhere]">{receiver.address}</p>
          <p className="text-ink-soft text-small">{shownPhone(receiver.phone)}</p>
          <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{receiver.email}</p>
        </address>
        {remark && (
          <p className="mt-3 whitespace-pre-line text-small [overflow-wrap:anywhere]">
            <Trans>Remark: {remark}</Trans>
          </p>
        )}
      </Section>
      <Section title={<Trans>Delivery</Trans>}>
        <FreightTimes freight={order.freight} />
      </Section>
      <Section title={<Trans>Payment</Trans>}>
        <p>{i18n._(PAY_TYPES[order.paytype].name)}</p>
        <p className="text-ink-soft">{paymentWords(i18n, order)}</p>
        <Refunds refunds={order.refunds} currency={order.currency} />
      </Section>
      <Section title={<Trans>Invoice</Trans>}>
        {invoiceLines(i18n, order.invoice).map((line) => (
          <p key={line} className="[overflow-wrap:anywhere] first:font-medium">
            {line}
          </p>
        ))}
      </Section>
      <Section title={<Trans>Terms you agreed to</Trans>}>
        <Documents agree={order.agree} />
      </Section>
    </div>
  );
}

/** The three documents in the versions that this order was placed under, whatever has come since. */
function Documents({ agree }: Pick<OrderDetail, 'agree'>) {
  const { day } = useOrderFormat();
  const documents = [
    { to: '/terms', version: agree.terms, name: <Trans>Terms of service</Trans> },
    { to: '/policy', version: agree.privacy, name: <Trans>Privacy statement</Trans> },
    { to: '/exchange', version: agree.exchange, name: <Trans>Returns and exchanges</Trans> },
  ] as const;
  return (
    <ul className="grid gap-1 text-small">
      {documents.map(({ to, version, name }) => (
        <li key={to}>
          <Link to={to} search={{ version }} className="text-link">
            {name}
          </Link>{' '}
          <span className="whitespace-nowrap text-ink-soft">{day(version)}</span>
        </li>
      ))}
    </ul>
  );
}

function FreightTimes({ freight }: { freight: OrderDetail['freight'] }) {
  const { time } = useOrderFormat();
  const { times, carrier, id } = freight;
  const at = (moment: string | null) => (moment ? time(moment) : '—');
  return (
    <dl className="grid gap-y-1.5 text-small">
      <Fact name={<Trans>Preparing</Trans>}>{at(times.generate)}</Fact>
      <Fact name={<Trans>Complete</Trans>}>{at(times.complete)}</Fact>
      <Fact name={<Trans>Shipped</Trans>}>{at(times.delivery)}</Fact>
      <Fact name={<Trans>Arrived</Trans>}>{at(times.arrival)}</Fact>
      {id && (
        <Fact name={<Trans>Tracking number</Trans>}>
          {carrier} {id}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Refunds({ refunds, currency }: Pick<OrderDetail, 'refunds' | 'currency'>) {
  const { money, day } = useOrderFormat();
  if (refunds.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 text-small">
      {refunds.map(({ amount, due_at, done_at }) => {
        const sum = money(amount, currency);
        const date = day(done_at ?? due_at);
        return (
          <li key={due_at}>
            {done_at ? (
              <Trans>
                {sum} refunded on {date}
              </Trans>
            ) : (
              <Trans>{sum} will be refunded</Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}
