import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ApiFailure } from './client/api-failure.ts';
import { EmptyState } from './empty-state.tsx';

interface NotLoadedProps {
  error: Error;
  again: () => void;
  /** Shown if the answer is not found; otherwise a retry may help. */
  missing?: ReactNode;
  /** Its heading level: h1 if nothing else is on the page. */
  heading?: 'h1' | 'h2';
}

/** Says that something could not be loaded, or does not exist. */
export function NotLoaded({ error, again, missing, heading = missing ? 'h1' : 'h2' }: NotLoadedProps) {
  // 429: too many requests, so a later retry may help.
  const isAnswered = error instanceof ApiFailure && error.status > 0 && error.status < 500 && error.status !== 429;
  if (missing && isAnswered) return missing;
  return (
    <EmptyState
      heading={heading}
      title={<Trans>This page could not be loaded</Trans>}
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

// @chunk account
