import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';

/** No favourites yet, or they failed to load: explains how to collect, and shows popular works. */
export function NothingCollected({ failed, popular }: { failed: boolean; popular: ReactNode }) {
  if (failed) {
    return (
      <EmptyState title={<Trans>Your favourites could not be loaded</Trans>}>
        <Trans>Please check your connection and open the page again.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title={<Trans>Nothing here yet</Trans>}
        action={
          <ButtonLink kind="primary" to="/shop">
            <Trans>Browse works</Trans>
          </ButtonLink>
        }
      >
        <Trans>Tap the heart next to a work to save it here, with its price on that day.</Trans>
      </EmptyState>
      {popular}
    </>
  );
}
