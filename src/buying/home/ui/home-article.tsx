import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#kit/pictures/picture.tsx';
import type { Home } from '../home.contract.ts';

interface HomeArticleProps {
  article: Home['articles'][number];
  by: Home['articles_by'];
}

/** An article beside a close-up of its picture. */
export function HomeArticle({ article, by }: HomeArticleProps) {
  const { t } = useLingui();
  const label = by === 'shop' ? t`Latest article` : t`Worth reading`;
  return (
    <section aria-label={label} className="page mt-20 md:mt-28">
      <div className="group relative grid items-center gap-x-14 gap-y-6 border-hairline border-t pt-6 lg:grid-cols-[7fr_5fr] lg:pt-10">
        {article.cover && (
          <div className="aspect-[3/2] overflow-hidden bg-wall-deep">
            <Picture
              picture={article.cover.picture}
              alt=""
              sizes="(min-width: 90rem) 72rem, (min-width: 64rem) 80vw, 135vw"
              className="h-full! origin-[60%_85%] scale-[1.45] object-cover object-[50%_80%]"
            />
          </div>
        )}
        <div>
          <p className="text-ink-soft text-small">{label}</p>
          <h2 className="mt-2 text-display">
            <Link
              to="/news/$id"
              params={{ id: article.slug }}
              className="decoration-1 underline-offset-8 after:absolute after:inset-0 hover:underline"
            >
              {article.title}
            </Link>
          </h2>
          <p className="prose-text mt-4 text-lead">{article.summary}</p>
        </div>
      </div>
      <p className="mt-6 lg:text-end">
        <Link to="/news" className="text-link">
          <Trans>News and insights</Trans>
        </Link>
      </p>
    </section>
  );
}
