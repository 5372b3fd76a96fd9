import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ItemCard } from '#features/catalog/catalog.contract.ts';
import { BlockDrawing } from '#web/kit/blocks/block-drawing.tsx';
import { Blocks } from '#web/kit/blocks/blocks.tsx';
import { Byline } from '#web/kit/byline.tsx';
import { Picture } from '#web/kit/pictures/picture.tsx';
import type { ArticleReply } from '../article.contract.ts';
import { TAG_WORDS } from '../article.words.ts';
import { ArticleCard, ArticleFacts } from './article-card.tsx';

/** One article: set to be read, with its works and artists where it speaks of them, and what to read next. */
export function ArticlePage({ reply }: { reply: ArticleReply }) {
  const { article, works, artists, related } = reply;
  const { t, i18n } = useLingui();
  return (
    <article className="page py-8 md:py-14">
      <header className="mx-auto max-w-[46rem]">
        <ArticleFacts article={article} />
        <h1 className="mt-3 text-display">{article.title}</h1>
        <p className="mt-5 text-ink-soft text-lead">{article.summary}</p>
      </header>
      {article.cover && (
        <div className="mx-auto mt-10 max-w-[64rem]">
          <Picture
            picture={article.cover.picture}
            alt={article.cover.alt}
            sizes="(min-width: 68rem) 64rem, 94vw"
            priority="lead"
          />
        </div>
      )}
      <div className="mx-auto mt-10 max-w-[46rem] space-y-6 text-[1.0625rem] leading-relaxed lang-zh:leading-loose">
        <Blocks
          blocks={article.blocks}
          parts={{
            work: ({ item_id, caption, detail }) => {
              const work = works.find((one) => one.item_id === item_id);
              return work && <WorkFigure work={work} caption={caption} isDetail={detail === true} />;
            },
            artist: ({ artist_id }) => {
              const artist = artists.find((one) => one.artist_id === artist_id);
              return artist && <ArtistLabel artist={artist} />;
            },
            drawing: (drawing, caption) => <BlockDrawing drawing={drawing} caption={caption} />,
          }}
        />
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
              <li key={other.article_id}>
                <ArticleCard article={other} heading="h3" sizes="(min-width: 48rem) 26rem, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function WorkFigure({ work, caption, isDetail }: { work: ItemCard; caption: string | undefined; isDetail: boolean }) {
  const { item_id, title, artist, year, picture } = work;
  const link = (content: ReactNode) => (
    <Link to="/shop/$id" params={{ id: String(item_id) }} className="underline-offset-4 hover:underline">
      {content}
    </Link>
  );
  return (
    <figure>
      {picture && (
        <div className={isDetail ? 'aspect-[16/9] overflow-hidden' : 'mx-auto max-h-[80dvh] max-w-full'}>
          <Picture
            picture={picture}
            alt={work.alt}
            sizes={isDetail ? '(min-width: 48rem) 92rem, 188vw' : '(min-width: 48rem) 46rem, 94vw'}
            className={isDetail ? 'size-full scale-[1.9] object-cover' : 'mx-auto max-h-[80dvh] object-contain'}
          />
        </div>
      )}
      <figcaption className="mt-3 text-small">
        <p>{link(<span className="font-display">{title}</span>)}</p>
        <Byline artist={artist.name} year={year} />
        {caption && <p className="mt-1 text-ink-soft">{caption}</p>}
      </figcaption>
    </figure>
  );
}

function ArtistLabel({ artist }: { artist: ArticleReply['artists'][number] }) {
  return (
    <aside className="relative border-hairline border-y py-5">
      <p className="text-title">
        <Link
          to="/artist/$id"
          params={{ id: artist.slug }}
          className="underline-offset-8 after:absolute after:inset-0 hover:underline"
        >
          {artist.name}
        </Link>
      </p>
      <p className="text-ink-soft text-small">{artist.place}</p>
      <p className="mt-2 text-small">{artist.intro}</p>
    </aside>
  );
}
