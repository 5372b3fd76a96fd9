import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PicturePriority } from '#kit/pictures/picture.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { ArticleCard as Card } from '../article.contract.ts';
import { TYPE_WORDS } from '../article.words.ts';

interface ArticleCardProps {
  article: Card;
  sizes: string;
  heading?: 'h2' | 'h3';
  priority?: PicturePriority | undefined;
}

export function ArticleCard({ article, sizes, heading: Heading = 'h2', priority }: ArticleCardProps) {
  return (
    <article className="group relative">
      {article.cover && (
        <div className="mb-4 aspect-[4/3] overflow-hidden bg-wall-deep">
          <Picture
            picture={article.cover.picture}
            alt=""
            sizes={sizes}
            priority={priority}
            className="h-full! object-cover"
          />
        </div>
      )}
      <ArticleFacts article={article} />
      <Heading className="mt-1 text-[1.375rem] leading-snug">
        <Link
          to="/news/$id"
          params={{ id: article.slug }}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {article.title}
        </Link>
      </Heading>
      <p className="prose-text mt-2 text-ink-soft text-small">{article.summary}</p>
    </article>
  );
}

export function ArticleFacts({ article }: { article: Pick<Card, 'type' | 'published_at' | 'minutes'> }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return (
    <p className="text-ink-soft text-small">
      {i18n._(TYPE_WORDS[article.type])}
      {' · '}
      <time dateTime={article.published_at}>{date.format(new Date(article.published_at))}</time>
      {' · '}
      <Plural value={article.minutes} one="# minute" other="# minutes" />
    </p>
  );
}
