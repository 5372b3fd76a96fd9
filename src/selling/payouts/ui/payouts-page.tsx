import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { type OwedSearch, readOwedSearch } from '../owed-search.rules.ts';
import { OWED_VIEWS, type OwedView } from '../payout.contract.ts';
import { owedQuery } from '../payout.queries.ts';
import { OwedRow } from './owed-row.tsx';
import { OwedSums } from './owed-sums.tsx';
import { StartRun } from './start-run.tsx';

const VIEW_NAMES: Record<OwedView, MessageDescriptor> = {
  all: msg`All`,
  payable: msg`Due`,
  incomplete: msg`Data missing`,
  negative: msg`Negative`,
};

/** What is owed to which artist or gallery, and the start of a payout run. */
export function PayoutsPage({ search }: { search: OwedSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(owedQuery(options.context, search));
  return (
    <DeskPage
      title={<Trans>Payouts</Trans>}
      actions={
        <>
          <ButtonLink to="/admin/payout/paid">
            <Trans>Runs and years</Trans>
          </ButtonLink>
          <ButtonLink to="/admin/payout/setting">
            <Trans>Settings</Trans>
          </ButtonLink>
        </>
      }
      side={
        <DeskQueues
          label={t`Payees`}
          names={OWED_VIEWS}
          here={search.view ?? 'all'}
          nameOf={(name) => i18n._(VIEW_NAMES[name])}
          renderLink={(view, link) => <Link to="/admin/payout" search={readOwedSearch({ view })} {...link} />}
        />
      }
    >
      {query.data && <OwedSums owed={query.data} />}
      <StartRun />
      <DeskSearch
        key={search.keyword}
        label={t`Name of the artist or gallery`}
        keyword={search.keyword}
        find={({ keyword }) =>
          void navigate({ to: '/admin/payout', search: readOwedSearch({ ...search, keyword, page: 1 }) })
        }
      />
      <DeskList
        query={query}
        label={t`Payees`}
        counted={(total) => <Plural value={total} one="# payee" other="# payees" />}
        empty={
          search.keyword || search.view ? (
            <EmptyState
              title={<Trans>Nobody found</Trans>}
              action={
                <Link to="/admin/payout" className="text-link">
                  <Trans>Show all</Trans>
                </Link>
              }
            >
              <Trans>There are payees, but none of them matches the search.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>Nobody here</Trans>}>
              <Trans>Artists and galleries appear here once one of their works is sold.</Trans>
            </EmptyState>
          )
        }
        row={(row) => <OwedRow key={row.payee} row={row} />}
        renderLink={(page, link) => <Link to="/admin/payout" search={readOwedSearch({ ...search, page })} {...link} />}
      />
    </DeskPage>
  );
}
