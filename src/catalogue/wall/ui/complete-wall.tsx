import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { WallProposalsProps } from './wall-proposals.tsx';

const Proposals = lazily(() => import('./wall-proposals.tsx').then((module) => ({ default: module.WallProposals })));

/** Proposes works for the largest gap; asked for, because it costs a request. */
export function CompleteWall(props: WallProposalsProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={t`Complete my wall`} className="mt-8 border-hairline border-t pt-5">
      <h2 className="mb-1 font-medium font-text text-body">{t`Complete my wall`}</h2>
      <p className="mb-3 text-ink-soft text-small">
        <Trans>We propose works for the remaining gap, and say why.</Trans>
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-36" />}>
          <Proposals {...props} />
        </Suspense>
      ) : (
        <Button wide aria-expanded={false} onClick={() => setIsOpen(true)}>
          <Trans>Propose works</Trans>
        </Button>
      )}
    </section>
  );
}
