import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonGroupProps {
  className?: string;
  children: ReactNode;
}

/** Announces once that something is loading, for any number of skeletons. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {children}
    </div>
  );
}

// @chunk account
