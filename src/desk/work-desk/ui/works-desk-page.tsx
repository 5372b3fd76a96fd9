import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { deskWorksQuery } from '../work-desk.queries.ts';
import { DESK_STAGES, readDeskSearch, type DeskSearch as Search } from '../work-desk.rules.ts';
import { STAGE_WORDS } from '../work-desk.words.ts';
import { ExportWorks } from './export-works.tsx';
import { NewWorkDialog } from './new-work-dialog.tsx';
import { WorkDeskRow } from './work-desk-row.tsx';
import { WorksFilters } from './works-filters.tsx';

/** All works of every stage, with search, filters and sorting. */
export function WorksDeskPage({ search }: { search: Search }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(deskWorksQuery(options.context, search));
  const { page: _page, stage, ...filters } = search;
  const isUnfiltered = !['keyword', 'artist_id', 'category', 'stage', 'sale_mode'].some((name) => name in search);
  const number = new Intl.NumberFormat(useLocale());
  return (
    <DeskPage
      title={<Trans>Works</Trans>}
      actions={
        <>
          <ButtonLink kind="quiet" to="/admin/import" search={{}}>
            <Trans>Import</Trans>
          </ButtonLink>
          <ExportWorks search={search} />
          <NewWorkDialog artist={search.artist_id} />
        </>
      }
      side={
        <DeskQueues
          label={t`Stages`}
          names={['all', ...DESK_STAGES]}
          here={stage ?? 'all'}
          nameOf={(name) => (name === 'all' ? t`All` : i18n._(STAGE_WORDS[name]))}
          renderLink={(name, link) => (
            <Link to="/admin/work" search={readDeskSearch({ ...filters, stage: name })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Title, artist or number`}
        keyword={search.keyword}
        find={(values) => void navigate({ to: '/admin/work', search: readDeskSearch({ stage, ...values }) })}
      >
        <WorksFilters search={search} />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Works`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>More than {number.format(total)} works; only the first pages can be shown.</Trans>
          ) : (
            <Plural value={total} one="# work" other="# works" />
          )
        }
        empty={
          isUnfiltered ? (
            <EmptyState title={<Trans>There are no works yet</Trans>}>
              <Trans>Add the first one with “New work”. Works submitted by artists are under “Works to review”.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>No matching works</Trans>}>
              <Trans>Try the beginning of a word of the title, or fewer filters.</Trans>
            </EmptyState>
          )
        }
        row={(work) => <WorkDeskRow key={work.item_id} work={work} />}
        renderLink={(page, link) => <Link to="/admin/work" search={readDeskSearch({ ...search, page })} {...link} />}
      />
    </DeskPage>
  );
}
