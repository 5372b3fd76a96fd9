import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Tabs } from '#kit/tabs.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { overviewQuery } from '../sales.queries.ts';
import { TAB_WORDS } from '../sales.words.ts';
import { readSalesSearch, SALES_TABS, type SalesSearch, type SalesTab } from '../sales-search.rules.ts';
import { SalesAnalysis } from './sales-analysis.tsx';
import { SalesFilters } from './sales-filters.tsx';
import { SalesList } from './sales-list.tsx';
import { SalesOverview } from './sales-overview.tsx';

/** Spec §2: the sales of a seller's works; the URL carries the filters. */
export function SalesPage({ search: asked }: { search: object }) {
  const search = readSalesSearch({ ...asked });
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  // The options are the same in every tab, and this query is loaded for all of them.
  const { data } = useQuery(overviewQuery(options.context, search));
  const open = search.tab ?? 'overview';
  const show = (next: SalesSearch) =>
    void navigate({ to: '/account/sales', search: readSalesSearch({ ...next }), replace: true });
  const content: Record<SalesTab, () => React.JSX.Element> = {
    overview: () => <SalesOverview search={search} />,
    online: () => <SalesList status="online" search={search} />,
    offline: () => <SalesList status="offline" search={search} />,
    analysis: () => <SalesAnalysis search={search} />,
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-display">
            <Trans>Sales</Trans>
          </h1>
          <p className="mt-2">
            <Link
              to="/account/report"
              search={search.year === undefined ? {} : { year: search.year }}
              className="text-link"
            >
              <Trans>Statement, line by line</Trans>
            </Link>
          </p>
        </div>
        <SalesFilters
          years={data?.years ?? []}
          artists={data?.artists ?? []}
          year={search.year}
          artist={search.artist}
          onChange={({ year, artist }) => {
            const { year: _year, artist: _artist, page: _page, ...rest } = search;
            show({ ...rest, ...(year !== undefined && { year }), ...(artist !== undefined && { artist }) });
          }}
        />
      </div>
      <Tabs
        label={t`Sales`}
        className="mt-6"
        value={open}
        onValueChange={(tab) => {
          if (tab === open) return;
          const { keyword: _keyword, page: _page, tab: _tab, ...rest } = search;
          show({ ...rest, tab: tab as SalesTab });
        }}
        items={SALES_TABS.map((tab) => ({
          value: tab,
          label: i18n._(TAB_WORDS[tab]),
          content: tab === open && (
            <>
              <VisuallyHidden as="h2">{i18n._(TAB_WORDS[tab])}</VisuallyHidden>
              {content[tab]()}
            </>
          ),
        }))}
      />
    </>
  );
}
