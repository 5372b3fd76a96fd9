import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';
import { INVOICE_STATE_WORDS } from '../invoice.words.ts';
import { KIND_WORDS, SORT_WORDS, TAX_WORDS } from '../invoice-desk.words.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { type InvoiceFilters as Filters, KINDS, latestPeriods, SORTS } from '../invoice-search.rules.ts';
import { INVOICE_STATES, TAX_KINDS } from '../invoice-states.rules.ts';
import { usePeriodName } from './use-period-name.ts';

/** Two years: older invoices are found by their number. */
export const PERIODS_SHOWN = 12;

/** Further filters and sorting, collapsed until used. */
export function InvoiceFilters({ search }: { search: Filters }) {
  const { t, i18n } = useLingui();
  const periodName = usePeriodName();
  const { state, period, kind, tax_kind, sort } = search;
  const any = t`Any`;
  return (
    <details open={[state, period, kind, tax_kind, sort].some(Boolean)} className="order-last basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">
        <Trans>Filters and order</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          name="period"
          label={t({ message: 'Period', context: 'invoice' })}
          defaultValue={period ?? ''}
          placeholder={any}
          options={latestPeriods(periodOf(new Date()), PERIODS_SHOWN).map((value) => ({
            value,
            label: periodName(value),
          }))}
        />
        <SelectField
          name="state"
          label={t`State`}
          defaultValue={state ?? ''}
          placeholder={any}
          options={INVOICE_STATES.map((value) => ({ value, label: i18n._(INVOICE_STATE_WORDS[value]) }))}
        />
        <SelectField
          name="kind"
          label={t`Kind of invoice`}
          defaultValue={kind ?? ''}
          placeholder={any}
          options={KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
        />
        <SelectField
          name="tax_kind"
          label={t`Tax category`}
          defaultValue={tax_kind ?? ''}
          placeholder={any}
          options={TAX_KINDS.map((value) => ({ value, label: i18n._(TAX_WORDS[value]) }))}
        />
        <SelectField
          name="sort"
          label={t`Sorted by`}
          defaultValue={sort ?? ''}
          placeholder={t`Queue order`}
          options={SORTS.map((value) => ({ value, label: i18n._(SORT_WORDS[value]) }))}
        />
      </div>
    </details>
  );
}
