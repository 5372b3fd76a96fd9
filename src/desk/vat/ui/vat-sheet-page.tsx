import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { periodOf } from '#buying/invoices/invoice-periods.rules.ts';
import { latestPeriods } from '#buying/invoices/invoice-search.rules.ts';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { FileButton } from '#kit/file-button.tsx';
import { Icon } from '#kit/icon.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { VatReply } from '../vat.contract.ts';
import { vatQueryOf } from '../vat.queries.ts';
import { sheetOf } from '../vat.rules.ts';
import { BridgeTable } from './bridge-table.tsx';
import { SalesTable } from './sales-table.tsx';
import { TaxTwiceTable } from './tax-twice-table.tsx';
import { usePeriodName } from './use-period-name.ts';

/** Six years: longer than books are asked for by figure. */
const PERIODS = 36;
const STEP = 'inline-flex size-11 items-center justify-center rounded-soft text-accent hover:bg-wall-deep';

/** What the accountant declares for two months, and whether it agrees with the orders. */
export function VatSheetPage({ asked }: { asked: string | undefined }) {
  const { options } = useRouter();
  const query = useQuery(vatQueryOf(options.context, asked));
  return (
    <DeskPage title={<Trans>VAT sheet</Trans>} actions={query.data && <Files period={query.data.period} />}>
      <Loaded query={query} skeleton={['h-11 max-w-xl', 'h-72', 'h-64']}>
        {(reply) => (
          <div aria-busy={query.isPlaceholderData}>
            <Sheet reply={reply} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

function Files({ period }: { period: string }) {
  const path = (format: string) => `/api/admin/vat/file?period=${period}&format=${format}`;
  return (
    <>
      <Button onClick={() => window.print()}>
        <Trans context="paper">Print</Trans>
      </Button>
      <FileButton path={path('csv')} name={`vat-${period}.csv`}>
        CSV
      </FileButton>
      <FileButton path={path('xlsx')} name={`vat-${period}.xlsx`}>
        Excel
      </FileButton>
    </>
  );
}

function Sheet({ reply: { period, seller, rows } }: { reply: VatReply }) {
  const { t } = useLingui();
  const sheet = sheetOf(rows);
  return (
    <>
      <PeriodChoice period={period} />
      {seller.tax_id && (
        <p className="mt-1 hidden print:block">
          {seller.name} · <Trans>Tax ID</Trans> {seller.tax_id}
        </p>
      )}
      <p className="prose-text mt-2 text-ink-soft text-small">
        <Trans>
          In NT$, by the date on the invoice or allowance, in Taipei time. Please confirm the figures and their fields
          of form 401 with your accountant.
        </Trans>
      </p>
      <SalesTable sheet={sheet} period={period} />
      <TaxTwiceTable taxes={sheet.taxTwice} period={period} />
      <BridgeTable title={t`From payments to invoices`} all="paid" end="sold" bridge={sheet.payments} period={period} />
      <BridgeTable
        title={t`From refunds to allowances`}
        all="refunds"
        end="allowed"
        bridge={sheet.refunds}
        period={period}
      />
    </>
  );
}

function PeriodChoice({ period }: { period: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const periodName = usePeriodName();
  const latest = latestPeriods(periodOf(new Date()), PERIODS);
  const at = latest.indexOf(period);
  const [next, last] = [latest[at - 1], at < 0 ? undefined : latest[at + 1]];
  return (
    <>
      <p className="hidden font-display text-title print:block">{periodName(period)}</p>
      <form className="flex items-end gap-1 print:hidden">
        <SelectField
          label={t({ message: 'Period', context: 'invoice' })}
          value={period}
          options={(at < 0 ? [period, ...latest] : latest).map((value) => ({ value, label: periodName(value) }))}
          onChange={(event) => void navigate({ to: '/admin/vat', search: { period: event.target.value } })}
        />
        {last && (
          <Link to="/admin/vat" search={{ period: last }} aria-label={t`Previous period`} className={STEP}>
            <Icon name="chevron-left" />
          </Link>
        )}
        {next && (
          <Link to="/admin/vat" search={{ period: next }} aria-label={t`Next period`} className={STEP}>
            <Icon name="chevron-right" />
          </Link>
        )}
      </form>
    </>
  );
}
