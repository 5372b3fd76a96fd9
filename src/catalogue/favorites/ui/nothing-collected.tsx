import { Trans, useLingui } from '@lingui/react/macro';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useSuggestedWorks } from '../favorite.queries.ts';

/** No favourites yet, or none that could be loaded: how to collect one, and works that others have collected. */
export function NothingCollected({ failed, hangWorks }: { failed: boolean; hangWorks: HangWorks }) {
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
      <Suggested hangWorks={hangWorks} />
    </>
  );
}

function Suggested({ hangWorks }: { hangWorks: HangWorks }) {
  const { t } = useLingui();
  const works = useSuggestedWorks();
  if (works.length === 0) return null;
  return (
    <section aria-label={t`Saved by others`} className="border-hairline border-t pt-8">
      <h2 className="mb-6 text-title">{t`Saved by others`}</h2>
      {hangWorks({ items: works, rowHeight: 14 })}
    </section>
  );
}
