import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { WallWish } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const WallKitForm = lazily(() => import('./wall-kit-form.tsx').then((module) => ({ default: module.WallKitForm })));

/** Offers the hanging kit of a wall; links open it with the hash `#kit`. */
export function WallKit({ wish }: { wish: WallWish }) {
  const isLinked = useLocation({ select: ({ hash }) => hash === 'kit' });
  const [isOpen, setIsOpen] = useState(false);
  // Not at once: the server does not know the hash.
  useEffect(() => {
    if (isLinked) setIsOpen(true);
  }, [isLinked]);
  return (
    <div id="kit" className="mt-8 border-hairline border-t pt-5">
      <p className="mb-1 font-medium">
        <Trans>Hanging kit</Trans>
      </p>
      <p className="mb-3 text-ink-soft text-small">
        <Trans>A plan with all measurements, and full-size paper templates for every nail.</Trans>
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-36" />}>
          <WallKitForm wish={wish} />
        </Suspense>
      ) : (
        <Button icon="ruler" wide aria-expanded={false} onClick={() => setIsOpen(true)}>
          <Trans>Prepare the hanging kit</Trans>
        </Button>
      )}
    </div>
  );
}
