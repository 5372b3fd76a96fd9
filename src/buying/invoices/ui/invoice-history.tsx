import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { INVOICE_PROBLEM_WORDS } from '../invoice.words.ts';
import { ACT_WORDS } from '../invoice-desk.words.ts';
import { useInvoiceFormat } from './use-invoice-format.ts';

type Event = InvoiceDetail['events'][number];

/** Every call to the provider with its answer, and every act of staff, from the oldest to the latest. */
export function InvoiceHistory({ events }: { events: readonly Event[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { time } = useInvoiceFormat();
  if (events.length === 0)
    return (
      <p className="text-ink-soft text-small">
        <Trans>Nothing has happened yet.</Trans>
      </p>
    );
  return (
    <ol className="divide-y divide-hairline text-small">
      {events.map(({ event_id, act, at, outcome, code, words, by }) => (
        <li key={event_id} className="py-3 [overflow-wrap:anywhere]">
          <p className="text-ink-soft">
            <time dateTime={at}>{time(at)}</time>
            {by && ` · ${by}`}
          </p>
          <p>
            {i18n._(ACT_WORDS[act])}
            {usesHanScript(locale) ? '：' : ': '}
            <Outcome outcome={outcome} />
          </p>
          {(code || words) && (
            <p className="text-ink-soft">
              {code} {words}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Outcome({ outcome }: Pick<Event, 'outcome'>) {
  const { i18n } = useLingui();
  switch (outcome) {
    case 'asked':
      return <Trans>sent</Trans>;
    case 'done':
      return <Trans>done</Trans>;
    case 'unknown':
      return <Trans>no clear answer</Trans>;
    default:
      return <span className="text-bad">{i18n._(INVOICE_PROBLEM_WORDS[outcome])}</span>;
  }
}
