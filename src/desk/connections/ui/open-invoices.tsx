import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Connections } from '../connection.contract.ts';

/** The invoices that need ECPay’s keys, before the keys are removed. */
export function OpenInvoices({ open: { count, first } }: { open: Connections['open_invoices'] }) {
  if (count === 0) return null;
  return (
    <div className="mb-5 grid gap-2">
      <p>
        <Plural
          value={count}
          one="# invoice is not finished and needs these keys:"
          other="# invoices are not finished and need these keys:"
        />
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {first.map(({ invoice_id, code }) => (
          <li key={invoice_id}>
            <Link to="/admin/invoice/$id" params={{ id: String(invoice_id) }} className="text-link">
              {code}
            </Link>
          </li>
        ))}
        {count > first.length && (
          <li>
            <Link to="/admin/invoice" search={{ queue: 'open' }} className="text-link">
              <Trans>Show all</Trans>
            </Link>
          </li>
        )}
      </ul>
      <p>
        <Trans>Without the keys, staff have to finish them on ECPay’s own pages and enter the numbers here.</Trans>
      </p>
    </div>
  );
}
