import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Loaded } from '#kit/loaded.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Breakdown, FigureSort } from '../figures.contract.ts';
import { breakdownQueryOf } from '../figures.queries.ts';
import { KIND_WORDS } from '../figures.words.ts';
import type { Period } from '../figures-period.rules.ts';
import { type FiguresSearch, KINDS, readFiguresSearch, SORTS } from '../figures-search.rules.ts';
import { FigureTable } from './figure-table.tsx';

const SORT_WORDS: Record<FigureSort, MessageDescriptor> = {
  revenue: msg`Highest revenue first`,
  gross: msg`Highest gross first`,
  refunds: msg`Highest refunds first`,
  orders: msg`Most orders first`,
  prints: msg`Most prints first`,
  share: msg`Highest shares first`,
};

/** The same figures by work, artist, category, country or payment method. */
export function FigureBreakdown({ search, period }: { search: FiguresSearch; period: Period }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(breakdownQueryOf(options.context, search));
  const by = search.by ?? 'work';
  const isGoods = by === 'work' || by === 'artist' || by === 'category';
  const show = (values: object) =>
    void navigate({
      to: '/admin/figures',
      search: readFiguresSearch({ ...search, page: 1, ...values }),
      resetScroll: false,
    });
  return (
    <section className="mt-12">
      <h3 className="font-display text-title">
        <Trans>Sources of revenue</Trans>
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <SelectField
          label={t`Breakdown`}
          className="basis-60"
          value={by}
          options={KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
          onChange={(event) => show({ by: event.target.value })}
        />
        <SelectField
          label={t`Sorted by`}
          className="basis-72"
          value={search.sort ?? 'revenue'}
          options={SORTS.map((value) => ({ value, label: i18n._(SORT_WORDS[value]) }))}
          onChange={(event) => show({ sort: event.target.value })}
        />
      </div>
      {isGoods && (
        <p className="prose-text mt-3 text-ink-soft text-small">
          <Trans>
            Prints with their frames, without delivery. The orders behind a row may contain other works too, and
            categories are those that works have now.
          </Trans>
        </p>
      )}
      <Loaded query={query}>{(data) => <Found data={data} search={search} period={period} />}</Loaded>
    </section>
  );
}

function Found({ data, search, period }: { data: Breakdown; search: FiguresSearch; period: Period }) {
  const { i18n } = useLingui();
  const { by = 'work', money = 'NTD' } = search;
  if (data.list.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        <Trans>No sales or refunds in this period.</Trans>
      </p>
    );
  return (
    <>
      <FigureTable
        caption={i18n._(KIND_WORDS[by])}
        head={i18n._(KIND_WORDS[by])}
        money={money}
        rows={data.list.map((row) => ({
          ...row,
          name: row.name || '—',
          behind: { days: period, row: { by, key: row.key } },
        }))}
      />
      <Pagination
        className="mt-6"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => (
          <Link to="/admin/figures" search={readFiguresSearch({ ...search, page })} resetScroll={false} {...link} />
        )}
      />
    </>
  );
}
