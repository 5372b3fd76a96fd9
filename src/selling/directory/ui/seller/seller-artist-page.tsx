import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import type { SellerArtists } from '../../seller-artist.contract.ts';
import { sellerArtistsQuery } from '../../seller-artist.queries.ts';
import { lastDayOf } from '../../seller-artist.rules.ts';
import { useDayWords } from '../use-day-words.ts';
import { RepresentedArtists } from './represented-artists.tsx';
import { SellersPageEditor } from './sellers-page-editor.tsx';

/** An artist edits their own page here; a gallery finds its artists and its own page. */
export function SellerArtistPage() {
  const { options } = useRouter();
  const profile = useQuery(memberProfile(options.context));
  const { data, isError } = useQuery(sellerArtistsQuery(options.context));
  if (!data || !profile.data) {
    if (isError) return <EmptyState heading="h1" title={<Trans>Your page could not be loaded</Trans>} />;
    return (
      <SkeletonGroup className="grid gap-5">
        <Skeleton className="h-10 max-w-md" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  }
  if (profile.data.type === 'gallery') return <RepresentedArtists artists={data} />;
  return (
    <>
      <RepresentedBy galleries={data.represented_by} today={data.today} />
      <SellersPageEditor id={String(data.own.artist_id)} />
    </>
  );
}

/** An artist's galleries, with their dates. */
function RepresentedBy({ galleries, today }: { galleries: SellerArtists['represented_by']; today: string }) {
  const day = useDayWords();
  if (galleries.length === 0) return null;
  return (
    <ul className="mb-8 grid gap-2 border-accent border-s-2 bg-wall-deep px-5 py-4">
      {galleries.map(({ gallery, since, until }) => {
        const first = day(since);
        const last = until && day(lastDayOf(until));
        return (
          <li key={since}>
            {since > today ? (
              <Trans>
                {gallery} will represent you from {first}. Sales from that day are on their statement.
              </Trans>
            ) : (
              <Trans>
                {gallery} has represented you since {first}. Sales in this time are on their statement.
              </Trans>
            )}
            <SentenceGap />
            {last && <Trans>The last day is {last}.</Trans>}
          </li>
        );
      })}
    </ul>
  );
}
