import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Kind } from '#catalogue/search-index/search.rules.ts';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { FoundPage, SearchReply } from '../search.contract.ts';
import type { SearchSearch } from '../search.queries.ts';
import { MarkedText } from './marked-text.tsx';
import { SearchSuggest } from './search-suggest.tsx';

interface SearchPageProps {
  reply: SearchReply;
  /** Works if nothing was found. */
  popular: ReactNode;
  search: SearchSearch;
  hangWorks: HangWorks;
}

/** Without a keyword, popular searches. */
export function SearchPage({ reply, search, popular, hangWorks }: SearchPageProps) {
  const { t } = useLingui();
  const { works, artists, articles, keyword } = reply;
  const nothing = works.total + artists.total + articles.total === 0;
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-display">
        {keyword ? <Trans>Search results for “{keyword}”</Trans> : <Trans>Search</Trans>}
      </h1>
      <SearchSuggest className="mt-6 flex max-w-xl" initial={keyword} />
      {!keyword && <WordList label={t`Popular searches`} words={reply.hot} />}
      {keyword && nothing && (
        <>
          <EmptyState title={<Trans>Nothing found</Trans>}>
            <p>
              <Trans>Try another word, a shorter one, or one of these.</Trans>
            </p>
            {reply.near.length > 0 ? (
              <WordList label={t`Similar searches`} words={reply.near} isCentred />
            ) : (
              <WordList label={t`Popular searches`} words={reply.hot} isCentred />
            )}
          </EmptyState>
          {popular}
        </>
      )}
      {artists.total > 0 && (
        <Section title={t`Artists`} kind="artist" keyword={keyword} found={artists}>
          <PageList pages={artists.list} to="/artist/$id" />
        </Section>
      )}
      {works.total > 0 && (
        <Section title={t`Works`} kind="item" keyword={keyword} found={works}>
          {hangWorks({
            items: works.list,
            eager: 3,
            titleOf: (item) => {
              const hit = works.list.find(({ item_id }) => item_id === item.item_id);
              return <MarkedText text={item.title} marks={hit?.title_marks ?? []} />;
            },
          })}
          {!search.kind && works.total > works.list.length && (
            <p className="mt-8">
              <Link to="/search" search={{ keyword, kind: 'item' }} className="text-link">
                <Trans>All works for “{keyword}”</Trans>
              </Link>
            </p>
          )}
        </Section>
      )}
      {articles.total > 0 && (
        <Section title={t`Articles`} kind="article" keyword={keyword} found={articles}>
          <PageList pages={articles.list} to="/news/$id" />
        </Section>
      )}
      <Pagination
        className="mt-12"
        page={reply.page}
        pages={reply.pages}
        renderLink={(page, link) => <Link to="/search" search={{ ...search, page: String(page) }} {...link} />}
      />
    </div>
  );
}

interface WordListProps {
  label: string;
  words: readonly string[];
  isCentred?: boolean;
}

function WordList({ label, words, isCentred = false }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <div className="mt-8">
      <p className="text-ink-soft text-small">{label}</p>
      <ul className={classNames('mt-2 flex flex-wrap gap-x-6 gap-y-2', isCentred && 'justify-center')}>
        {words.map((word) => (
          <li key={word}>
            <Link to="/search" search={{ keyword: word }} className="text-link inline-block py-1">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SectionProps {
  title: string;
  kind: Kind;
  keyword: string;
  found: { list: readonly unknown[]; total: number; more: boolean };
  children: ReactNode;
}

/** One kind of results; if the page shows only some, the heading links to all. */
function Section({ title, kind, keyword, found, children }: SectionProps) {
  const all = { keyword, kind };
  return (
    <section aria-label={title} className="mt-12">
      <div className="mb-6 flex items-baseline justify-between border-hairline border-t pt-4">
        <h2 className="text-title">
          {found.total > found.list.length ? (
            <Link to="/search" search={all} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-ink-soft tabular-nums">
          {found.more ? (
            <Trans>more than {found.total} results</Trans>
          ) : (
            <Plural value={found.total} one="# result" other="# results" />
          )}
        </p>
      </div>
      {found.list.length > 0 && children}
    </section>
  );
}

/** One of the artist's works, uncropped, in a fixed width so that names align. */
function Sample({ picture }: { picture: NonNullable<FoundPage['picture']> }) {
  const aspect = picture.width / picture.height;
  return (
    <div aria-hidden="true" className="grid size-24 shrink-0 place-items-center">
      <div style={{ width: `${Math.min(1, aspect) * 100}%` }}>
        <Picture picture={picture} alt="" sizes="6rem" />
      </div>
    </div>
  );
}

function PageList({ pages, to }: { pages: readonly FoundPage[]; to: '/artist/$id' | '/news/$id' }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map((page) => (
        <li key={page.id} className="relative flex items-center gap-4">
          {page.picture && <Sample picture={page.picture} />}
          <div>
            <Link
              to={to}
              params={{ id: String(page.id) }}
              className="font-display text-lead underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <MarkedText text={page.title} marks={page.title_marks} />
            </Link>
            {page.subtitle && (
              <p className="text-ink-soft text-small">
                <MarkedText text={page.subtitle} marks={page.subtitle_marks} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
