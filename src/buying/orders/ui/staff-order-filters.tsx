import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PAY_TYPE_CODES, PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { sortedCountries } from '#ground/places/countries.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { PAYMENT_STATUSES } from '../order.rules.ts';
import { PAYMENT_WORDS } from '../order.words.ts';
import type { OrderSort } from '../order-staff.contract.ts';
import { ORDER_KINDS, STAFF_GIFTS, STAFF_SORTS, type StaffFilters } from '../order-staff-search.rules.ts';

const SORT_WORDS: Record<OrderSort, MessageDescriptor> = {
  newest: msg`Most recent first`,
  oldest: msg`Oldest first`,
  highest: msg`Highest total first`,
};

/** Further filters and sorting, collapsed until used. */
export function StaffOrderFilters({ search }: { search: StaffFilters }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { payment, paytype, currency, country, pickup_type, gift, kind, from, to, sort, member } = search;
  const { paid_from, paid_to, refunded_from, refunded_to, item, artist, category } = search;
  const isUsed = Object.keys(search).some((name) => !['queue', 'keyword', 'page'].includes(name));
  const any = t`Any`;
  return (
    <details open={isUsed} className="order-last basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">
        <Trans>Filters and order</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          name="payment"
          label={t`Payment`}
          defaultValue={payment ?? ''}
          placeholder={any}
          options={PAYMENT_STATUSES.map((value) => ({ value, label: i18n._(PAYMENT_WORDS[value]) }))}
        />
        <SelectField
          name="paytype"
          label={t`Payment method`}
          defaultValue={paytype ?? ''}
          placeholder={any}
          options={PAY_TYPE_CODES.map((value) => ({ value, label: i18n._(PAY_TYPES[value].name) }))}
        />
        <SelectField
          name="currency"
          label={t`Currency`}
          defaultValue={currency ?? ''}
          placeholder={any}
          options={CURRENCIES.map((value) => ({ value, label: value === 'NTD' ? 'NT$' : 'US$' }))}
        />
        <SelectField
          name="country"
          label={t`Country`}
          defaultValue={country ?? ''}
          placeholder={any}
          options={sortedCountries(locale).map(({ code: value, name: label }) => ({ value, label }))}
        />
        <SelectField
          name="pickup_type"
          label={t`Delivery method`}
          defaultValue={pickup_type ?? ''}
          placeholder={any}
          options={PICKUP_TYPES.map((value) => ({ value, label: value === 'pickup' ? t`Pickup` : t`Delivery` }))}
        />
        <SelectField
          name="gift"
          label={t`Gifts`}
          defaultValue={gift ?? ''}
          placeholder={any}
          options={STAFF_GIFTS.map((value) => ({
            value,
            label: value === 'held' ? t`Gifts that must not leave yet` : t`Only gifts`,
          }))}
        />
        <SelectField
          name="kind"
          label={t`Test orders`}
          defaultValue={kind ?? ''}
          placeholder={any}
          options={ORDER_KINDS.map((value) => ({
            value,
            label: value === 'test' ? t`Only test orders` : t`Without test orders`,
          }))}
        />
        <TextField name="from" type="date" label={t`Ordered from`} defaultValue={from} />
        <TextField name="to" type="date" label={t`Ordered until`} defaultValue={to} />
        <TextField name="paid_from" type="date" label={t`Paid from`} defaultValue={paid_from} />
        <TextField name="paid_to" type="date" label={t`Paid until`} defaultValue={paid_to} />
        <TextField name="refunded_from" type="date" label={t`Refunded from`} defaultValue={refunded_from} />
        <TextField name="refunded_to" type="date" label={t`Refunded until`} defaultValue={refunded_to} />
        <TextField name="item" inputMode="numeric" label={t`Work number`} defaultValue={item} />
        <TextField name="artist" inputMode="numeric" label={t`Artist number`} defaultValue={artist} />
        <TextField name="category" label={t`Category code`} defaultValue={category} />
        <TextField name="member" inputMode="numeric" label={t`Member number`} defaultValue={member} />
        <SelectField
          name="sort"
          label={t`Sorted by`}
          defaultValue={sort ?? ''}
          placeholder={t`Queue order`}
          options={STAFF_SORTS.map((value) => ({ value, label: i18n._(SORT_WORDS[value]) }))}
        />
      </div>
    </details>
  );
}
