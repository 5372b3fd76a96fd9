import { Trans, useLingui } from '@lingui/react/macro';
import { codeWords, EVENT_HOW_WORDS } from '../payment.words.ts';
import type { StaffPayments } from '../payment-staff.contract.ts';
import { usePaymentFormat } from './use-payment-format.ts';

type PaymentEvent = StaffPayments['events'][number];

/** All reports about an order's payments, verified or not, from the oldest to the latest. */
export function PaymentEvents({ payments: { attempts, events } }: { payments: StaffPayments }) {
  return (
    <ol className="divide-y divide-hairline text-small">
      {events.map((event) => (
        <Event
          key={event.event_id}
          event={event}
          number={attempts.find(({ attempt_id }) => attempt_id === event.attempt_id)?.number}
        />
      ))}
    </ol>
  );
}

function Event({ event, number }: { event: PaymentEvent; number: number | undefined }) {
  const { i18n } = useLingui();
  const { time } = usePaymentFormat();
  const { how, kind, verified, at } = event;
  const why = codeWords(i18n, event.problem ?? 'unknown');
  const noted = Object.entries(event.noted);
  return (
    <li className="py-3 [overflow-wrap:anywhere]">
      <p>
        <time dateTime={at}>{time(at)}</time>
        {number !== undefined && (
          <>
            {' · '}
            <Trans>Attempt {number}</Trans>
          </>
        )}
      </p>
      <p className="text-ink">
        {i18n._(EVENT_HOW_WORDS[how])}: {codeWords(i18n, kind)}
      </p>
      <p className={verified ? '' : 'text-bad'}>
        {verified ? <Trans>Verified</Trans> : <Trans>Not verified: {why}</Trans>}
      </p>
      {noted.length > 0 && (
        <dl className="mt-1 text-caption">
          {noted.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt>{name}</dt>
              <dd className="min-w-0 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
