import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FileButton } from '#kit/file-button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { useShopDay } from '#kit/use-shop-day.ts';
import { formatMoney } from '#shared/money.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { VatEntry } from '../vat.contract.ts';
import { vatListQueryOf } from '../vat.queries.ts';
import { isSumList, type VatList } from '../vat.rules.ts';
import { rateText, VAT_WORDS } from '../vat.words.ts';
import { usePeriodName } from './use-period-name.ts';

interface Listed {
  period: string;
  of: VatList;
  rate?: number;
  page?: number;
}

/** The invoices, allowances or orders behind a figure. */
export function VatListPage({ listed }: { listed: Listed }) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const periodName = usePeriodName();
  const query = useQuery(vatListQueryOf(options.context, listed));
  const { period, of, rate } = listed;
  const title = i18n._(VAT_WORDS[of]);
  return (
    <DeskPage title={rate ? `${title} ${rateText(rate)}` : title} actions={<Files listed={listed} />}>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/admin/vat" search={{ period }} className="text-link">
          <Trans>Back to the VAT sheet</Trans>
        </Link>
        <span className="text-ink-soft">{periodName(period)}</span>
      </p>
      <DeskList
        query={query}
        label={title}
        counted={(total) => <Plural value={total} one="# entry" other="# entries" />}
        empty={<EmptyState title={<Trans>Nothing in this period</Trans>} />}
        row={(entry) => <Entry key={entry.id} entry={entry} isMixed={isSumList(of)} />}
        renderLink={(page, link) => <Link to="/admin/vat" search={{ ...listed, page }} {...link} />}
      />
    </DeskPage>
  );
}

function Files({ listed: { period, of, rate } }: { listed: Listed }) {
  const path = (format: string) =>
    `/api/admin/vat/file?period=${period}&of=${of}${rate === undefined ? '' : `&rate=${rate}`}&format=${format}`;
  return (
    <>
      <FileButton path={path('csv')} name={`vat-${period}-${of}.csv`}>
        CSV
      </FileButton>
      <FileButton path={path('xlsx')} name={`vat-${period}-${of}.xlsx`}>
        Excel
      </FileButton>
    </>
  );
}

/** One document, or the money of an order; a list of all money says what became of each. */
function Entry({ entry, isMixed }: { entry: VatEntry; isMixed: boolean }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const dayName = useShopDay();
  const { figure, at, code, invoice_id, number, net, tax, total } = entry;
  const money = (value: number) => formatMoney(value, 'NTD', locale);
  return (
    <li className="flex items-start justify-between gap-x-4 border-hairline border-b py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          {invoice_id !== null && (
            <Link to="/admin/invoice/$id" params={{ id: String(invoice_id) }} className="text-link tabular-nums">
              {number ?? <Trans>Invoice</Trans>}
            </Link>
          )}
          <Link to="/admin/order/$code" params={{ code }} className="text-link tabular-nums">
            {code}
          </Link>
        </p>
        {isMixed && <p className="text-ink-soft text-small">{i18n._(VAT_WORDS[figure])}</p>}
      </div>
      <div className="shrink-0 text-end text-small tabular-nums">
        <p className="font-medium">{money(total)}</p>
        {net !== null && tax !== null && (
          <p className="text-ink-soft">
            {money(net)} + {money(tax)}
          </p>
        )}
        <p className="text-ink-soft">{dayName(shopDay(new Date(at)))}</p>
      </div>
    </li>
  );
}
