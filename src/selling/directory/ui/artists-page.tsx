import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { ArtistCard, artistListReply } from '../artist.contract.ts';
import type { ArtistSearch } from '../artist.queries.ts';

const choice =
  'flex min-h-11 items-center text-small text-ink-soft underline-offset-8 hover:text-accent aria-[current=true]:text-ink aria-[current=true]:underline';

/** The directory: names under their letter or strokes, each with a few works. */
export function ArtistsPage({ reply, search }: { reply: z.infer<typeof artistListReply>; search: ArtistSearch }) {
  const { t } = useLingui();
  const groups = Map.groupBy(reply.list, (artist) => artist.initial);
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-display">
        <Trans>Artists</Trans>
      </h1>
      <p role="status" className="mt-1 text-ink-soft">
        <Plural value={reply.total} one="# artist" other="# artists" />
      </p>
      <nav aria-label={t`Categories`} className="mt-5 border-hairline border-b">
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link to="/artist" search={{}} className={choice} aria-current={search.category ? undefined : 'true'}>
              <Trans>All</Trans>
            </Link>
          </li>
          {reply.categories.map(({ code, name }) => (
            <li key={code}>
              <Link
                to="/artist"
                search={{ category: code }}
                className={choice}
                aria-current={code === search.category ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {reply.list.length === 0 && !search.category && <EmptyState title={<Trans>There are no artists yet</Trans>} />}
      {reply.list.length === 0 && search.category && (
        <EmptyState
          title={<Trans>No artists in this category yet</Trans>}
          action={
            <Link to="/artist" search={{}} className="text-link">
              <Trans>Show all artists</Trans>
            </Link>
          }
        />
      )}
      {[...groups].map(([initial, artists]) => (
        <section
          key={initial}
          aria-label={initial}
          className="grid gap-x-8 border-hairline border-b py-8 md:grid-cols-[5rem_1fr]"
        >
          <p aria-hidden="true" className="font-display text-title text-ink-soft">
            {initial}
          </p>
          <ul className="grid gap-10">
            {artists.map((artist) => (
              <ArtistRow key={artist.artist_id} artist={artist} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        className="mt-12"
        page={reply.page}
        pages={reply.pages}
        renderLink={(page, link) => (
          <Link to="/artist" search={{ ...search, ...(page > 1 && { page: String(page) }) }} {...link} />
        )}
      />
    </div>
  );
}

function ArtistRow({ artist }: { artist: ArtistCard }) {
  const langOf = useForeignLang();
  return (
    <li className="group relative grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,26rem)_1fr]">
      <div>
        <h2 lang={langOf(artist.name)} className="text-title">
          <Link
            to="/artist/$id"
            params={{ id: artist.slug }}
            className="underline-offset-8 after:absolute after:inset-0 hover:underline"
          >
            {artist.name}
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft text-small">
          {artist.place && <>{artist.place} · </>}
          {artist.born !== undefined && (
            <>
              <Trans>born {artist.born}</Trans>
              {' · '}
            </>
          )}
          <Plural value={artist.works} one="# work" other="# works" />
        </p>
        <p lang={langOf(artist.intro)} className="prose-text mt-3 text-small">
          {artist.intro}
        </p>
      </div>
      <div aria-hidden="true" className="flex items-start gap-4">
        {artist.samples.map((item) => (
          <div key={item.item_id} className="min-w-0 bg-wall-deep" style={sharedRow(item.aspect)}>
            {item.picture && <Picture picture={item.picture} alt="" sizes="16rem" />}
          </div>
        ))}
      </div>
    </li>
  );
}

/** Widths that make all works of a row equally high, so that each is fully visible on a narrow page. */
function sharedRow(aspect: number): CSSProperties {
  return { flex: `${aspect} 1 0`, aspectRatio: aspect, maxWidth: `${(aspect * 11).toFixed(2)}rem` };
}
