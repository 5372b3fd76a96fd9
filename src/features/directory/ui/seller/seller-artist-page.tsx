import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memberProfile } from '#features/members/member.queries.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { sellerArtistsQuery } from '../../seller-artist.queries.ts';
import { RepresentedArtists } from './represented-artists.tsx';
import { SellersPageEditor } from './sellers-page-editor.tsx';

/** An artist edits their own page here; a gallery finds everybody it represents, and its own page. */
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
  return <SellersPageEditor id={String(data.own.artist_id)} />;
}
