import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { ArtistReply } from '../artist.contract.ts';

/** One artist: story, works and articles. */
export function ArtistPage({ reply, hangWorks }: { reply: ArtistReply; hangWorks: HangWorks }) {
  const { artist, works, works_total, articles } = reply;
  const { t } = useLingui();
  const locale = useLocale();
  const langOf = useForeignLang();
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  });
  const first = works.find(({ picture }) => picture);
  return (
    <div className="page py-8 md:py-14">
      <div className={first ? 'grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : undefined}>
        <div className="md:self-center">
          <p className="text-ink-soft">
            {artist.place}
            {artist.place && artist.born !== undefined && ' · '}
            {artist.born !== undefined && <Trans>born {artist.born}</Trans>}
          </p>
          <h1 lang={langOf(artist.name)} className="mt-1 text-display">
            {artist.name}
          </h1>
          <p lang={langOf(artist.intro)} className="prose-text mt-5 text-lead">
            {artist.intro}
          </p>
        </div>
        {first && <FirstWork work={first} />}
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {artist.portrait && (
          <div className="max-w-72">
            <Picture picture={artist.portrait.picture} alt={artist.portrait.alt} sizes="18rem" />
          </div>
        )}
        <section
          aria-label={t`Story`}
          className={
            artist.portrait ? 'prose-text space-y-4 md:col-start-2' : 'col-span-full space-y-4 lg:columns-2 lg:gap-16'
          }
        >
          {artist.story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph.slice(0, 40)} lang={langOf(paragraph)} className="prose-text">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
      <section aria-label={t`Works`} className="mt-16">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4 border-hairline border-t pt-6">
          <h2 className="text-title">
            <Trans>Works</Trans>
          </h2>
          <p className="text-ink-soft">
            <Plural value={works_total} one="# work" other="# works" />
          </p>
        </div>
        {hangWorks({ items: works })}
        {works_total > works.length && (
          <p className="mt-10">
            <Link to="/shop" search={{ artist: String(artist.artist_id) }} className="text-link">
              <Trans>All works by {artist.name}</Trans>
            </Link>
          </p>
        )}
      </section>
      {articles.length > 0 && (
        <section aria-label={t`Articles`} className="mt-16">
          <h2 className="mb-4 text-title">
            <Trans>Articles</Trans>
          </h2>
          <ul>
            {articles.map((article) => (
              <li key={article.id} className="border-hairline border-t py-3">
                <Link to="/news/$id" params={{ id: article.slug }} className="text-link">
                  {article.title}
                </Link>
                <span className="ms-3 text-ink-soft text-small">{date.format(new Date(article.published_at))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One work in the first window, beside the name. */
function FirstWork({ work: { item_id, title, alt, picture, aspect } }: { work: ArtistReply['works'][number] }) {
  const langOf = useForeignLang();
  if (!picture) return null;
  return (
    <figure className="grid min-w-0 justify-items-center md:justify-items-end">
      <div style={{ width: `min(100%, ${(aspect * 58).toFixed(2)}svh)` }}>
        <div
          className="shadow-[0_1px_2px_var(--shadow),0_14px_30px_-14px_var(--shadow)]"
          style={{ aspectRatio: aspect }}
        >
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 90rem) 44rem, (min-width: 48rem) 48vw, 92vw"
            priority="lead"
          />
        </div>
        <figcaption className="mt-3 text-ink-soft text-small">
          <Link
            to="/shop/$id"
            params={{ id: String(item_id) }}
            lang={langOf(title)}
            className="inline-block min-h-6 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </figcaption>
      </div>
    </figure>
  );
}
