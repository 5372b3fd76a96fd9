import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { countedText } from '#shared/counted.rules.ts';
import { ARTICLE_TYPES } from '../../article.rules.ts';
import { TYPE_WORDS } from '../../article.words.ts';
import { deskArticlesQuery } from '../../article-desk.queries.ts';
import { ORDER_WORDS, STATE_WORDS } from '../../article-desk.words.ts';
import { ARTICLE_ORDERS, type DeskSearchWords, readDeskSearch } from '../../article-desk-search.rules.ts';
import { ARTICLE_STATES } from '../../article-steps.rules.ts';
import { ArticleDeskRow } from './article-desk-row.tsx';

const QUEUES = ['all', ...ARTICLE_STATES] as const;

export function ArticlesDeskPage({ search }: { search: DeskSearchWords }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(deskArticlesQuery(options.context, search));
  const { state, type, keyword, sort } = search;
  const states = query.data?.states;
  return (
    <DeskPage
      title={<Trans>Articles</Trans>}
      actions={
        <ButtonLink kind="primary" icon="plus" to="/admin/article/$id" params={{ id: 'new' }}>
          <Trans>New article</Trans>
        </ButtonLink>
      }
      side={
        <DeskQueues
          label={t`States`}
          names={QUEUES}
          here={state ?? 'all'}
          nameOf={(name) => (name === 'all' ? t`All` : i18n._(STATE_WORDS[name]))}
          countOf={(name) =>
            states &&
            countedText(
              name === 'all' ? Object.values(states).reduce((sum, one) => sum + one, 0) : states[name],
              i18n.locale,
            )
          }
          renderLink={(name, link) => (
            <Link to="/admin/article" search={readDeskSearch({ type, keyword, sort, state: name })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={[keyword, type, sort].join()}
        label={t`Title or address`}
        keyword={keyword}
        find={(values) => void navigate({ to: '/admin/article', search: readDeskSearch({ state, ...values }) })}
      >
        <SelectField
          label={t`Kind`}
          name="type"
          defaultValue={type ?? ''}
          placeholder={t`All`}
          options={ARTICLE_TYPES.map((one) => ({ value: one, label: i18n._(TYPE_WORDS[one]) }))}
        />
        <SelectField
          label={t`Sorted by`}
          name="sort"
          defaultValue={sort ?? 'changed'}
          options={ARTICLE_ORDERS.map((one) => ({ value: one, label: i18n._(ORDER_WORDS[one]) }))}
        />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Articles`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>{countedText(total + 1, i18n.locale)} articles</Trans>
          ) : (
            <Plural value={total} one="# article" other="# articles" />
          )
        }
        empty={<NoArticle isSearch={Boolean(keyword || type || state)} />}
        row={(entry) => <ArticleDeskRow key={entry.article_id} entry={entry} />}
        renderLink={(page, link) => <Link to="/admin/article" search={readDeskSearch({ ...search, page })} {...link} />}
      />
    </DeskPage>
  );
}

function NoArticle({ isSearch }: { isSearch: boolean }) {
  if (!isSearch) {
    return (
      <EmptyState title={<Trans>No articles yet</Trans>}>
        <Trans>Start with what visitors ask most: how a work is made, how to hang it.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No matching articles</Trans>}
      action={
        <Link to="/admin/article" search={{}} className="text-link">
          <Trans>Show all articles</Trans>
        </Link>
      }
    />
  );
}
