import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#kit/button-link.tsx';
import { SavedList } from './saved-list.tsx';

/** The saved walls as a page of the account; the wall's own page lists them too. */
export function SavedWallsPage() {
  return (
    <>
      <h1 className="text-display">
        <Trans>My walls</Trans>
      </h1>
      <div className="mt-4 max-w-xl">
        <SavedList wish={undefined} />
      </div>
      <p className="-mx-3 mt-4">
        <ButtonLink to="/wall" kind="quiet" icon="ruler">
          <Trans>Plan a wall</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
