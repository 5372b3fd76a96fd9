import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import type { ArticleListReply } from '../article.contract.ts';
import type { ArticleSearch } from '../article.queries.ts';
import { ARTICLE_TYPES } from '../article.rules.ts';
import { TAG_WORDS, TYPE_WORDS } from '../article.words.ts';
import { ArticleCard } from './article-card.tsx';

const choice = 'flex min-h-11 items-center text-small underline-offset-8 hover:text-accent';
/** Not by `aria-current`: the router sets it on every link to this page. */
const choiceStyle = (isChosen: boolean) => `${choice} ${isChosen ? 'text-ink underline' : 'text-ink-soft'}`;
/** A link is current only if its whole search matches. */
const exactly = { exact: true, includeSearch: true } as const;
const EARLY = 3;

export function ArticlesPage({ reply, search }: { reply: ArticleListReply; search: ArticleSearch }) {
  const { t, i18n } = useLingui();
  const { type, tag } = search;
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-display">
        <Trans>News and insights</Trans>
      </h1>
      <p role="status" className="mt-1 text-ink-soft">
        <Plural value={reply.total} one="# article" other="# articles" />
      </p>
      <nav aria-label={t`Kind of article`} className="mt-5">
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link
              to="/news"
              search={{}}
              activeOptions={exactly}
              className={choiceStyle(!type)}
              aria-current={type ? undefined : 'true'}
            >
              <Trans>All</Trans>
            </Link>
          </li>
          {ARTICLE_TYPES.map((one) => (
            <li key={one}>
              <Link
                to="/news"
                search={{ type: one }}
                activeOptions={exactly}
                className={choiceStyle(one === type)}
                aria-current={one === type ? 'true' : undefined}
              >
                {i18n._(TYPE_WORDS[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Subjects`} className="border-hairline border-b">
        <ul className="flex flex-wrap gap-x-6">
          {reply.tags.map(({ tag: one, count }) => (
            <li key={one}>
              <Link
                to="/news"
                search={{ ...(type && { type }), ...(one !== tag && { tag: one }) }}
                activeOptions={exactly}
                className={choiceStyle(one === tag)}
                aria-current={one === tag ? 'true' : undefined}
              >
                {i18n._(TAG_WORDS[one])}&nbsp;<span className="text-ink-soft tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {reply.list.length === 0 && !type && !tag && <EmptyState title={<Trans>No articles yet</Trans>} />}
      {reply.list.length === 0 && (type || tag) && (
        <EmptyState
          title={<Trans>No articles on this topic yet</Trans>}
          action={
            <Link to="/news" search={{}} className="text-link">
              <Trans>Show all articles</Trans>
            </Link>
          }
        />
      )}
      <ul className="mt-10 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {reply.list.map((article, at) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
              priority={at === 0 ? 'lead' : at < EARLY ? 'early' : undefined}
            />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-14"
        page={reply.page}
        pages={reply.pages}
        renderLink={(page, link) => (
          <Link to="/news" search={{ ...search, ...(page > 1 && { page: String(page) }) }} {...link} />
        )}
      />
    </div>
  );
}
