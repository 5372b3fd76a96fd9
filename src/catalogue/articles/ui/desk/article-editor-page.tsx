import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { deskArticleQuery } from '../../article-desk.queries.ts';
import { ArticleEditor } from './article-editor.tsx';

/** Also for a new article (`new`). */
export function ArticleEditorPage({ id }: { id: string }) {
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/article" className="text-link">
          <Trans>Articles</Trans>
        </Link>
      </p>
      {id === 'new' ? <ArticleEditor id={id} reply={undefined} /> : <KnownArticle id={id} />}
    </>
  );
}

function KnownArticle({ id }: { id: string }) {
  const { options } = useRouter();
  return (
    <Loaded
      query={useQuery(deskArticleQuery(options.context, id))}
      missing={<EmptyState heading="h1" title={<Trans>Article not found</Trans>} />}
      skeleton={['h-10 max-w-md', 'h-40', 'h-80']}
    >
      {(reply) => <ArticleEditor id={id} reply={reply} />}
    </Loaded>
  );
}
