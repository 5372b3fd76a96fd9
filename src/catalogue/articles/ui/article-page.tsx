import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Blocks } from '#kit/blocks/blocks.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { ArticleReply } from '../article.contract.ts';
import { TAG_WORDS } from '../article.words.ts';
import { ArticleCard, ArticleFacts } from './article-card.tsx';
import { namedParts } from './named-parts.tsx';

export function ArticlePage({ reply }: { reply: ArticleReply }) {
  const { article, related } = reply;
  const { t, i18n } = useLingui();
  return (
    <article className="page py-8 md:py-14">
      <header className="mx-auto max-w-[46rem]">
        <ArticleFacts article={article} />
        <h1 className="mt-3 text-display">{article.title}</h1>
        <p className="mt-5 text-ink-soft text-lead">{article.summary}</p>
      </header>
      {article.cover && (
        <div className="mx-auto mt-10 max-w-[64rem]" style={{ width: withinWindow(article.cover.picture) }}>
          <Picture
            picture={article.cover.picture}
            alt={article.cover.alt}
            sizes="(min-width: 68rem) 64rem, 94vw"
            priority="lead"
          />
        </div>
      )}
      <div className="mx-auto mt-10 max-w-[46rem] space-y-6 text-[1.0625rem] leading-relaxed lang-zh:leading-loose xl:[&>[data-wide]]:ms-[calc(23rem_-_min(64rem,var(--shown,64rem))_/_2)] xl:[&>[data-wide]]:w-[min(64rem,var(--shown,64rem))]">
        <Blocks blocks={article.blocks} parts={namedParts(reply)} />
        <ul aria-label={t`Subjects`} className="flex flex-wrap gap-x-6 border-hairline border-t pt-4 print:hidden">
          {article.tags.map((tag) => (
            <li key={tag}>
              <Link to="/news" search={{ tag }} className="text-link text-small">
                {i18n._(TAG_WORDS[tag])}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {related.length > 0 && (
        <section aria-label={t`Read next`} className="mt-20 border-hairline border-t pt-6 print:hidden">
          <h2 className="mb-8 text-title">
            <Trans>Read next</Trans>
          </h2>
          <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} heading="h3" sizes="(min-width: 48rem) 26rem, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** At most 70 % of the window's height: title and cover are seen together. */
function withinWindow({ width, height }: { width: number; height: number }): string {
  return `min(100%, ${((width / height) * 70).toFixed(2)}svh)`;
}
