import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonGroupProps {
  className?: string;
  children: ReactNode;
}

/** Says once that something is loading, however many skeletons it shows. */
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
