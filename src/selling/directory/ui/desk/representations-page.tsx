import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import type { RepresentationEntry, ShownProposal } from '../../representation-desk.contract.ts';
import { representationsQuery } from '../../representation-desk.queries.ts';
import { type RepresentationSearch, readRepresentationSearch } from '../../representation-search.rules.ts';
import { useDayWords } from '../use-day-words.ts';

/** Galleries' requests, and every artist with today's gallery. */
export function RepresentationsPage({ search }: { search: RepresentationSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(representationsQuery(options.context, search));
  return (
    <DeskPage title={<Trans>Representation</Trans>}>
      {query.data && <Requests proposals={query.data.proposals} open={query.data.open} />}
      <h2 className="mt-10 mb-4 text-title">
        <Trans>Artists and their galleries</Trans>
      </h2>
      <DeskSearch
        key={search.keyword ?? ''}
        label={t`Words in the name`}
        keyword={search.keyword}
        find={(values) => void navigate({ to: '/admin/representation', search: readRepresentationSearch(values) })}
      />
      <DeskList
        query={query}
        label={t`Artists`}
        counted={(total) => <Plural value={total} one="# artist" other="# artists" />}
        empty={
          <EmptyState title={<Trans>No matching artists</Trans>}>
            <Trans>Try the beginning of a name.</Trans>
          </EmptyState>
        }
        row={(artist) => <Row key={artist.artist_id} artist={artist} />}
        renderLink={(page, link) => (
          <Link to="/admin/representation" search={readRepresentationSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}

function Requests({ proposals, open }: { proposals: readonly ShownProposal[]; open: number }) {
  const { t } = useLingui();
  const day = useDayWords();
  const more = open - proposals.length;
  return (
    <section aria-label={t`Requests of galleries`}>
      <h2 className="mb-3 text-title">
        <Trans>Requests of galleries</Trans>
      </h2>
      {proposals.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No requests from galleries at the moment.</Trans>
        </p>
      )}
      {proposals.length > 0 && (
        <ul className="border-hairline border-t">
          {proposals.map(({ proposal_id, artist_id, artist, gallery, since }) => {
            const from = day(since);
            return (
              <li
                key={proposal_id}
                className="relative border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep"
              >
                <Link
                  to="/admin/representation/$id"
                  params={{ id: String(artist_id) }}
                  className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
                >
                  <Trans>
                    {gallery} asks to represent {artist}
                  </Trans>
                </Link>
                <p className="text-ink-soft text-small">
                  <Trans>from {from}</Trans>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-3 text-ink-soft text-small">
          <Plural value={more} one="One more follows." other="# more follow." />
        </p>
      )}
    </section>
  );
}

function Row({ artist }: { artist: RepresentationEntry }) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <Link
        to="/admin/representation/$id"
        params={{ id: String(artist.artist_id) }}
        className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
      >
        {artist.name}
      </Link>
      <span className="text-ink-soft text-small">{artist.gallery ?? <Trans>No gallery</Trans>}</span>
    </li>
  );
}
