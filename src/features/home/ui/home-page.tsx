import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { HangWorks, ItemCard } from '#features/catalog/catalog.contract.ts';
import type { ArtistCard } from '#features/directory/artist.contract.ts';
import { ButtonLink } from '#web/kit/button-link.tsx';
import { Picture } from '#web/kit/pictures/picture.tsx';
import type { Hero } from '../home.queries.ts';
import { HomeRoom } from './home-room.tsx';

interface HomeData {
  /** The work that hangs in the first room; missing in an empty shop. */
  hero: Hero | undefined;
  works: readonly ItemCard[];
  artists: readonly ArtistCard[];
}

/** The first room: one work at full height, this month's artists, and a wall to browse. */
export function HomePage({ hero, works, artists, hangWorks }: HomeData & { hangWorks: HangWorks }) {
  const { t } = useLingui();
  return (
    <>
      {hero ? <HomeRoom hero={hero} /> : <EmptyShop />}
      {/* In boundaries of their own: the first room is alive before what hangs further down. */}
      <Suspense>
        {works.length > 0 && (
          <section aria-label={t`New on the wall`} className="page mt-16 md:mt-24">
            <SectionHead title={t`New on the wall`} to="/shop" link={t`See all works`} />
            {hangWorks({ items: works, rowHeight: 15 })}
          </section>
        )}
      </Suspense>
      <Suspense>
        {artists.length > 0 && (
          <section aria-label={t`This month’s artists`} className="page my-20 md:my-28">
            <SectionHead title={t`This month’s artists`} to="/artist" link={t`Meet all artists`} />
            <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
              {artists.map((artist) => (
                <MonthArtist key={artist.artist_id} artist={artist} />
              ))}
            </ul>
          </section>
        )}
      </Suspense>
    </>
  );
}

function SectionHead({ title, to, link }: { title: string; to: '/shop' | '/artist'; link: string }) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-hairline border-t pt-6">
      <h2 className="text-title">{title}</h2>
      <Link to={to} className="text-link">
        {link}
      </Link>
    </div>
  );
}

function MonthArtist({ artist }: { artist: ArtistCard }) {
  const [sample] = artist.samples;
  return (
    <li className="group relative">
      <div className="aspect-[4/3] bg-wall-deep p-[7%]">
        <div className="@container-size grid size-full place-items-center">
          {sample?.picture && (
            <div
              className="shadow-[0_1px_2px_var(--shadow),0_10px_24px_-10px_var(--shadow)]"
              style={{ aspectRatio: sample.aspect, width: `min(100cqw, calc(100cqh * ${sample.aspect}))` }}
            >
              <Picture picture={sample.picture} alt="" sizes="(max-width: 48rem) 84vw, 26rem" />
            </div>
          )}
        </div>
      </div>
      <h3 className="mt-4 text-[1.375rem]">
        <Link
          to="/artist/$id"
          params={{ id: artist.slug }}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {artist.name}
        </Link>
      </h3>
      <p className="text-ink-soft text-small">{artist.place}</p>
      <p className="prose-text mt-2 text-small">{artist.intro}</p>
    </li>
  );
}

function EmptyShop() {
  return (
    <div className="page grid min-h-[60dvh] content-center py-16">
      <h1 className="text-hero">
        <Trans>Pictures worth a wall</Trans>
      </h1>
      <p className="prose-text mt-6 text-ink-soft text-lead">
        <Trans>The walls are still empty: nothing has been hung in this shop yet.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
