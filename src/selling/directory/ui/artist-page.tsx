import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { ArtistReply } from '../artist.contract.ts';

/** One artist: who they are, their story, their works, and what was written about them. */
export function ArtistPage({ reply, hangWorks }: { reply: ArtistReply; hangWorks: HangWorks }) {
  const { artist, works, works_total, articles } = reply;
  const { t } = useLingui();
  const locale = useLocale();
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  });
  return (
    <div className="page py-8 md:py-14">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="text-ink-soft">
            {artist.place}
            {artist.place && artist.born !== undefined && ' · '}
            {artist.born !== undefined && <Trans>born {artist.born}</Trans>}
          </p>
          <h1 className="mt-1 text-display">{artist.name}</h1>
          <p className="prose-text mt-5 text-lead">{artist.intro}</p>
          {artist.portrait && (
            <div className="mt-8 max-w-72">
              <Picture picture={artist.portrait.picture} alt={artist.portrait.alt} sizes="18rem" />
            </div>
          )}
        </div>
        <section aria-label={t`Story`} className="prose-text space-y-4 lg:pt-10">
          {artist.story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph.slice(0, 40)}>{paragraph}</p>
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
        {hangWorks({ items: works, eager: 3 })}
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
