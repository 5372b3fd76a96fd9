import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { DeskArtistEntry } from '../artist-desk.contract.ts';
import { deskArtistsQuery } from '../artist-desk.queries.ts';
import { ARTIST_KINDS, ARTIST_STATES, type ArtistSearch, readArtistSearch } from '../artist-desk.rules.ts';
import { KIND_WORDS, STATE_WORDS } from '../artist-desk.words.ts';
import { NewArtistDialog } from './new-artist-dialog.tsx';

export function ArtistsDeskPage({ search }: { search: ArtistSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(deskArtistsQuery(options.context, search));
  const { page: _page, state, ...filters } = search;
  const isUnfiltered = !state && !filters.keyword && !filters.kind;
  return (
    <DeskPage
      title={<Trans>Artists</Trans>}
      actions={<NewArtistDialog />}
      side={
        <DeskQueues
          label={t`States`}
          names={['all', ...ARTIST_STATES]}
          here={state ?? 'all'}
          nameOf={(name) => (name === 'all' ? t`All` : i18n._(STATE_WORDS[name]))}
          renderLink={(name, link) => (
            <Link to="/admin/artist" search={readArtistSearch({ ...filters, state: name })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Words in the name`}
        keyword={search.keyword}
        find={(values) => void navigate({ to: '/admin/artist', search: readArtistSearch({ state, ...values }) })}
      >
        <SelectField
          className="min-w-0 basis-40"
          label={t`Kind`}
          name="kind"
          placeholder={t`All`}
          defaultValue={search.kind ?? ''}
          options={ARTIST_KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
        />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Artists`}
        counted={(total) => <Plural value={total} one="# artist or gallery" other="# artists and galleries" />}
        empty={
          isUnfiltered ? (
            <EmptyState title={<Trans>There are no artists yet</Trans>}>
              <Trans>Add the first one with “New artist”, or approve one who has registered.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>No matching artists</Trans>}>
              <Trans>Try the beginning of a name, or fewer filters.</Trans>
            </EmptyState>
          )
        }
        row={(artist) => <ArtistRow key={artist.artist_id} artist={artist} />}
        renderLink={(page, link) => (
          <Link to="/admin/artist" search={readArtistSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}

function ArtistRow({ artist }: { artist: DeskArtistEntry }) {
  const { i18n } = useLingui();
  const { artist_id, name, kind, works, hidden, gallery } = artist;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/artist/$id"
            params={{ id: String(artist_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
          {hidden && (
            <span className="rounded-soft border border-hairline-strong px-2 py-0.5 text-caption text-ink-soft">
              {i18n._(STATE_WORDS.hidden)}
            </span>
          )}
        </p>
        <p className="text-ink-soft text-small">
          {gallery ? <Trans>Represented by {gallery}</Trans> : i18n._(KIND_WORDS[kind])}
        </p>
      </div>
      <p className="text-small tabular-nums">
        <Plural value={works} _0="No work on show" one="# work on show" other="# works on show" />
      </p>
    </li>
  );
}
