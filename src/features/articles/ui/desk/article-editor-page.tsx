import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { NotLoaded } from '#web/kit/desk/not-loaded.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { deskArticleQuery } from '../../article-desk.queries.ts';
import { ArticleEditor } from './article-editor.tsx';

/** The editor of one article, or of one that is yet to be begun (`new`). */
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
  const { data, error, refetch } = useQuery(deskArticleQuery(options.context, id));
  if (data) return <ArticleEditor id={id} reply={data} />;
  if (error) {
    const missing = <EmptyState heading="h1" title={<Trans>No such article</Trans>} />;
    return <NotLoaded error={error} again={() => void refetch()} missing={missing} />;
  }
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  );
}
