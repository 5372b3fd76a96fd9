import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { InvoiceSummary } from '../invoice.contract.ts';
import { INVOICE_PROBLEM_WORDS, INVOICE_STATE_WORDS } from '../invoice.words.ts';
import { KIND_WORDS } from '../invoice-desk.words.ts';
import { useInvoiceFormat } from './use-invoice-format.ts';

export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { i18n } = useLingui();
  const { money, time } = useInvoiceFormat();
  const { invoice_id, number, code, state, kind, total, problem, open_allowances, issued_at, paid_at } = invoice;
  const at = issued_at ?? paid_at;
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/admin/invoice/$id"
            params={{ id: String(invoice_id) }}
            className="tabular-nums after:absolute after:inset-0 hover:text-accent"
          >
            {number ?? code}
          </Link>
          <span className={state === 'failed' ? 'text-bad text-small' : 'text-ink-soft text-small'}>
            {i18n._(INVOICE_STATE_WORDS[state])}
          </span>
        </p>
        <p className="text-ink-soft text-small">
          {number && <span className="tabular-nums">{code} · </span>}
          {i18n._(KIND_WORDS[kind])}
        </p>
        {problem && <p className="prose-text text-bad text-small">{i18n._(INVOICE_PROBLEM_WORDS[problem])}</p>}
        {open_allowances > 0 && (
          <p className="text-small">
            <Plural value={open_allowances} one="# allowance to issue" other="# allowances to issue" />
          </p>
        )}
      </div>
      <div className="text-small tabular-nums sm:text-end">
        <p className="font-medium">{money(total, 'NTD')}</p>
        <p className="text-ink-soft">
          <time dateTime={at}>{time(at)}</time>
        </p>
      </div>
    </li>
  );
}
