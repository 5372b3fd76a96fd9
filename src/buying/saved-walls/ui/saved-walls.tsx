import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { useSession } from '#kit/client/session.ts';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const SavedList = lazily(() => import('./saved-list.tsx').then((module) => ({ default: module.SavedList })));

/** The member's walls, and a form for the wall shown now; visitors are asked to sign in. */
export function SavedWalls({ wish }: { wish: WallWish | undefined }) {
  const token = useSession((session) => (session.ready ? session.token : undefined));
  // A visitor with an empty wall has nothing to save.
  if (!wish && !token) return null;
  return (
    <section aria-labelledby="saved-walls" className="mt-8 max-w-md border-hairline border-t pt-5">
      <h2 id="saved-walls" className="mb-1 font-medium font-text text-body">
        <Trans>My walls</Trans>
      </h2>
      {token ? (
        <Suspense fallback={<Skeleton className="h-36" />}>
          <SavedList wish={wish} />
        </Suspense>
      ) : (
        wish && <SignInFirst wish={wish} />
      )}
    </section>
  );
}

function SignInFirst({ wish }: { wish: WallWish }) {
  const router = useRouter();
  const { href } = router.buildLocation({ to: '/wall', search: writeWallSearch(wish) });
  return (
    <p className="text-ink-soft text-small">
      <Trans>
        <Link to="/login" search={{ redirect: href }} className="text-link">
          Sign in
        </Link>{' '}
        to save this wall in your account and open it on any device.
      </Trans>
    </p>
  );
}
