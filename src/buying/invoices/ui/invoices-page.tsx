import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { InvoicesPage as Found } from '../invoice.contract.ts';
import { invoicesQuery } from '../invoice.queries.ts';
import { QUEUE_WORDS } from '../invoice-desk.words.ts';
import { type InvoiceSearch, QUEUES, readInvoiceSearch } from '../invoice-search.rules.ts';
import { EnterMany } from './enter-many.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceRow } from './invoice-row.tsx';

/** Finance's list of uniform invoices: first those that staff must handle. */
export function InvoicesPage({ search }: { search: InvoiceSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(invoicesQuery(options.context, search));
  const { queue, keyword } = search;
  const number = new Intl.NumberFormat(useLocale());
  const counts = query.data?.counts;
  return (
    <DeskPage
      title={<Trans>Uniform invoices</Trans>}
      side={
        <DeskQueues
          label={t`Queues`}
          names={QUEUES}
          here={queue ?? 'all'}
          nameOf={(name) => i18n._(QUEUE_WORDS[name])}
          countOf={(name) => (name === 'all' ? undefined : counts?.[name])}
          renderLink={(name, link) => (
            <Link to="/admin/invoice" search={readInvoiceSearch({ ...search, queue: name, page: 1 })} {...link} />
          )}
        />
      }
    >
      {query.data && <WayNote found={query.data} />}
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Invoice or order number`}
        keyword={keyword}
        find={(values) => void navigate({ to: '/admin/invoice', search: readInvoiceSearch({ queue, ...values }) })}
      >
        <InvoiceFilters search={search} />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Uniform invoices`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>More than {number.format(total)} invoices; only the first pages can be shown.</Trans>
          ) : (
            <Plural value={total} one="# invoice" other="# invoices" />
          )
        }
        empty={<NoInvoice search={search} />}
        row={(invoice) => <InvoiceRow key={invoice.invoice_id} invoice={invoice} />}
        renderLink={(page, link) => (
          <Link to="/admin/invoice" search={readInvoiceSearch({ ...search, page })} {...link} />
        )}
      />
      {query.data?.way === 'manual' && <EnterMany />}
      <InvoiceFiles way={query.data?.way} />
    </DeskPage>
  );
}

/** How the shop issues, and a warning while numbers run out. */
function WayNote({ found: { way, stock } }: { found: Found }) {
  const left = stock?.left ?? 0;
  const needed = stock?.needed ?? 0;
  return (
    <div className="prose-text mb-5 text-small">
      <p className="text-ink-soft">
        {way === 'ecpay' ? (
          <Trans>ECPay issues invoices when a payment is confirmed.</Trans>
        ) : (
          <Trans>
            No provider is connected: your accountant issues the invoices, and you enter their numbers here.
          </Trans>
        )}
      </p>
      {stock && left < needed && (
        <p role="status" className="mt-2 text-bad">
          <Trans>
            {left} invoice numbers are left; we used {needed} in the last two weeks. Please add numbers at the provider.
          </Trans>
        </p>
      )}
    </div>
  );
}

function NoInvoice({ search }: { search: InvoiceSearch }) {
  const isNarrowed = Object.keys(search).some((name) => name !== 'queue' && name !== 'page');
  if (isNarrowed)
    return (
      <EmptyState title={<Trans>No matching invoices</Trans>}>
        <Trans>Try the beginning of the number, or fewer filters.</Trans>
      </EmptyState>
    );
  if (search.queue) return <EmptyState title={<Trans>Nothing to do</Trans>} />;
  return (
    <EmptyState title={<Trans>No invoices yet</Trans>}>
      <Trans>An invoice appears here when the payment of an order is confirmed.</Trans>
    </EmptyState>
  );
}
