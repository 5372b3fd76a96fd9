import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { ArticleReply } from '../article.contract.ts';
import type { ArticlePreviewForm } from '../article-desk.contract.ts';
import { articleIn } from './article.service.ts';

export function previewArticle(
  db: Db,
  lang: Lang,
  { published_at, ...form }: ArticlePreviewForm,
): Promise<Omit<ArticleReply, 'code'>> {
  const now = new Date();
  return articleIn(db, lang, {
    ...form,
    // No article has this id, so none is omitted from the suggestions.
    article_id: 0,
    version: 0,
    status: 'draft',
    published_at: published_at ? new Date(published_at) : now,
    updated_at: now,
  });
}
