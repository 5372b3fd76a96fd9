import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { CASE_BOOKS, CASE_STATES } from '#ground/books-cases/books-case.rules.ts';
import { CASE_BOOKS_WORDS, CASE_STATE_WORDS } from '#ground/books-cases/books-case.words.ts';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { booksCasesQuery } from '../books-cases.queries.ts';
import { type BooksCasesSearch, readBooksCasesSearch } from '../books-cases-search.rules.ts';
import { BooksCase } from './books-case.tsx';

/** Where our books differ from a provider’s: both sides, what happened since, and how to close it. */
export function BooksCasesPage({ search }: { search: BooksCasesSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(booksCasesQuery(options.context, search));
  const { state = 'open', books, keyword } = search;
  return (
    <DeskPage
      title={<Trans>Differences in the books</Trans>}
      side={
        <DeskQueues
          label={t`Differences`}
          names={CASE_STATES}
          here={state}
          nameOf={(name) => i18n._(CASE_STATE_WORDS[name])}
          renderLink={(name, link) => (
            <Link to="/admin/books-case" search={readBooksCasesSearch({ ...search, state: name, page: 1 })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Order or payout number`}
        keyword={keyword}
        find={(values) =>
          void navigate({ to: '/admin/books-case', search: readBooksCasesSearch({ ...values, state }) })
        }
      >
        <SelectField
          label={t`Books`}
          name="books"
          defaultValue={books ?? ''}
          placeholder={t`All`}
          options={CASE_BOOKS.map((name) => ({ value: name, label: i18n._(CASE_BOOKS_WORDS[name]) }))}
          className="min-w-0 basis-44"
        />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Differences`}
        counted={(total) => <Plural value={total} one="# difference" other="# differences" />}
        empty={
          books || keyword ? (
            <EmptyState
              title={<Trans>No differences found</Trans>}
              action={
                <Link to="/admin/books-case" search={readBooksCasesSearch({ state })} className="text-link">
                  <Trans>Show all</Trans>
                </Link>
              }
            >
              {state === 'open' ? (
                <Trans>No open difference matches the search. Closed ones have a list of their own.</Trans>
              ) : (
                <Trans>No closed difference matches the search.</Trans>
              )}
            </EmptyState>
          ) : state === 'closed' ? (
            <EmptyState title={<Trans>No closed differences</Trans>}>
              <Trans>Differences that were explained, or that are gone, appear here.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>No differences</Trans>}>
              <Trans>Every night our books are compared with those of the providers.</Trans>
            </EmptyState>
          )
        }
        row={(found) => <BooksCase key={found.case_id} found={found} />}
        renderLink={(page, link) => (
          <Link to="/admin/books-case" search={readBooksCasesSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}
