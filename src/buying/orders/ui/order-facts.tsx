import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { invoiceLines } from '#buying/checkout/invoice-lines.rules.ts';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { Section } from '#kit/section.tsx';
import { shownPhone } from '#shared/phone.ts';
import type { OrderDetail } from '../order.contract.ts';
import { paymentWords } from '../order.words.ts';
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
  | 'refund_account'
> & { uniform_invoice?: OrderDetail['uniform_invoice'] };

interface OrderFactsProps {
  order: Shown;
  /** Not for a buyer abroad who chose none. */
  withInvoice: boolean;
  /** Writes a moment. */
  time: (at: string) => string;
}

export function OrderFacts({ order, withInvoice, time }: OrderFactsProps) {
  const { i18n } = useLingui();
  const { receiver, remark } = order;
  const place = receiver.pickup_place;
  return (
    <div className="grid gap-x-12 sm:grid-cols-2">
      <Section title={<Trans>Recipient</Trans>}>
        <address className="not-italic">
          <p>{receiver.name}</p>
          {!place && <p className="[overflow-wrap:anywhere]">{receiver.address}</p>}
          <p className="text-ink-soft text-small">{shownPhone(receiver.phone)}</p>
          <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{receiver.email}</p>
        </address>
        {remark && (
          <p className="mt-3 whitespace-pre-line text-small [overflow-wrap:anywhere]">
            <Trans>Note: {remark}</Trans>
          </p>
        )}
      </Section>
      <Section title={place ? <Trans>Pickup</Trans> : <Trans>Delivery</Trans>}>
        {place && <PickupPlace place={place} address={receiver.address} />}
        <FreightTimes freight={order.freight} isPickup={place !== undefined} time={time} />
      </Section>
      <Section title={<Trans>Payment</Trans>}>
        <p>{i18n._(PAY_TYPES[order.paytype].name)}</p>
        <p className="text-ink-soft">{paymentWords(i18n, order)}</p>
        <Refunds refunds={order.refunds} currency={order.currency} />
        <GivenAccount given={order.refund_account.given} />
      </Section>
      {withInvoice && (
        <Section title={<Trans>Invoice</Trans>}>
          {invoiceLines(i18n, order.invoice).map((line) => (
            <p key={line} className="[overflow-wrap:anywhere] first:font-medium">
              {line}
            </p>
          ))}
          <IssuedInvoice issued={order.uniform_invoice} />
        </Section>
      )}
      <Section title={<Trans>Terms of this order</Trans>}>
        <Documents agree={order.agree} />
      </Section>
    </div>
  );
}

/** The number of the uniform invoice, once there is one. */
function IssuedInvoice({ issued }: { issued: OrderDetail['uniform_invoice'] | undefined }) {
  const { day } = useOrderFormat();
  if (!issued || issued.state === 'void') return null;
  const { number, date, random_code } = issued;
  if (!number)
    return (
      <p className="mt-2 text-ink-soft text-small">
        <Trans>The number appears here once the invoice has been issued.</Trans>
      </p>
    );
  const issuedOn = date ? day(date) : '';
  return (
    <div className="mt-2 text-small">
      <p className="tabular-nums">
        <Trans>Number {number}</Trans>
        {random_code && (
          <>
            {' · '}
            <Trans>Random code {random_code}</Trans>
          </>
        )}
      </p>
      {issuedOn && (
        <p className="text-ink-soft">
          <Trans>Issued on {issuedOn}</Trans>
        </p>
      )}
    </div>
  );
}

/** The three documents in the versions that this order was placed under. */
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

type Place = NonNullable<OrderDetail['receiver']['pickup_place']>;

function PickupPlace({ place, address }: { place: Place; address: string }) {
  return (
    <address className="mb-3 not-italic [overflow-wrap:anywhere]">
      <p>{place.name}</p>
      <p>{address}</p>
      {place.note && <p className="whitespace-pre-line text-ink-soft text-small">{place.note}</p>}
    </address>
  );
}

interface FreightTimesProps {
  freight: OrderDetail['freight'];
  isPickup: boolean;
  time: (at: string) => string;
}

function FreightTimes({ freight, isPickup, time }: FreightTimesProps) {
  const { times, carrier, id, tracking_url } = freight;
  const at = (moment: string | null) => (moment ? time(moment) : '—');
  return (
    <dl className="grid gap-y-1.5 text-small">
      <Fact name={<Trans>Preparing</Trans>}>{at(times.generate)}</Fact>
      <Fact name={<Trans>Complete</Trans>}>{at(times.complete)}</Fact>
      <Fact name={isPickup ? <Trans>Ready for pickup</Trans> : <Trans>Shipped</Trans>}>{at(times.delivery)}</Fact>
      <Fact name={isPickup ? <Trans>Picked up</Trans> : <Trans>Arrived</Trans>}>{at(times.arrival)}</Fact>
      {id && (
        <Fact name={<Trans>Tracking number</Trans>}>
          {carrier} {tracking_url ? <TrackingLink url={tracking_url} id={id} /> : id}
        </Fact>
      )}
    </dl>
  );
}

function TrackingLink({ url, id }: { url: string; id: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-link">
      {id}
    </a>
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

function GivenAccount({ given }: { given: OrderDetail['refund_account']['given'] }) {
  if (!given) return null;
  const { bank, last_digits } = given;
  return (
    <p className="mt-3 text-small">
      <Trans>
        Account for the refund: bank {bank}, ending in {last_digits}
      </Trans>
    </p>
  );
}

function Refunds({ refunds, currency }: Pick<OrderDetail, 'refunds' | 'currency'>) {
  const { money, ownDay } = useOrderFormat();
  if (refunds.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 text-small">
      {refunds.map(({ amount, due_at, done_at }) => {
        const sum = money(amount, currency);
        const date = ownDay(done_at ?? due_at);
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
