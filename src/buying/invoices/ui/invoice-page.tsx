import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { invoiceQuery, useInvoiceStep } from '../invoice.queries.ts';
import { INVOICE_PROBLEM_WORDS, INVOICE_STATE_WORDS } from '../invoice.words.ts';
import { WAY_WORDS } from '../invoice-desk.words.ts';
import { INVOICE_DIFFERENCE_WORDS } from '../invoice-difference.rules.ts';
import type { InvoiceChoice } from './choice-handle.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceAllowances } from './invoice-allowances.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { useInvoiceFormat } from './use-invoice-format.ts';

interface InvoicePageProps {
  id: string;
  /** The checkout's fields for the buyer's choice. */
  InvoiceChoice: InvoiceChoice;
}

export function InvoicePage({ id, InvoiceChoice }: InvoicePageProps) {
  const { options } = useRouter();
  const query = useQuery(invoiceQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/invoice" className="text-link">
          <Trans>Uniform invoices</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<EmptyState heading="h1" title={<Trans>Invoice not found</Trans>} />}>
        {(invoice) => <LoadedInvoice invoice={invoice} InvoiceChoice={InvoiceChoice} />}
      </Loaded>
    </>
  );
}

function LoadedInvoice({ invoice, InvoiceChoice }: Omit<InvoicePageProps, 'id'> & { invoice: InvoiceDetail }) {
  const { i18n } = useLingui();
  const { mutateAsync } = useInvoiceStep(String(invoice.invoice_id));
  const { number, code, state, way } = invoice;
  return (
    <>
      <h1 className="text-title tabular-nums">
        {number ? <Trans>Invoice {number}</Trans> : <Trans>Invoice without a number</Trans>}
      </h1>
      <p role="status" className="mt-1 text-ink-soft text-small">
        {i18n._(INVOICE_STATE_WORDS[state])}
        {way && <> · {i18n._(WAY_WORDS[way])}</>} ·{' '}
        <Link to="/admin/order/$code" params={{ code }} className="text-link">
          <Trans>Order {code}</Trans>
        </Link>
      </p>
      <Problem invoice={invoice} />
      <InvoiceActions invoice={invoice} send={mutateAsync} InvoiceChoice={InvoiceChoice} />
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <InvoiceFacts invoice={invoice} />
          <InvoiceAllowances invoice={invoice} send={mutateAsync} />
        </div>
        <div className="min-w-0">
          <Section title={<Trans>History</Trans>}>
            <InvoiceHistory events={invoice.events} />
          </Section>
        </div>
      </div>
    </>
  );
}

/** Why it is not done, in words, with the provider's own words and the next try. */
function Problem({ invoice }: { invoice: InvoiceDetail }) {
  const { i18n } = useLingui();
  const { time } = useInvoiceFormat();
  const { problem, problem_code, problem_words, next_at, difference, difference_there } = invoice;
  if (!problem && !difference) return null;
  const at = next_at ? time(next_at) : '';
  const there = difference_there ?? '';
  const own = [problem_code, problem_words].filter(Boolean).join(' ');
  return (
    <div className="mt-5 border-bad border-s-2 bg-wall-deep px-4 py-3">
      {problem && <p className="prose-text">{i18n._(INVOICE_PROBLEM_WORDS[problem])}</p>}
      {difference && <p className="prose-text">{i18n._(INVOICE_DIFFERENCE_WORDS[difference])}</p>}
      {there && (
        <p className="text-small">
          <Trans>At the provider: {there}</Trans>
        </p>
      )}
      {own && (
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          <Trans>The provider’s words: {own}</Trans>
        </p>
      )}
      {next_at && (
        <p className="text-ink-soft text-small">
          <Trans>Next automatic try: {at}</Trans>
        </p>
      )}
    </div>
  );
}
