import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#kit/button-link.tsx';

/** A wall without a work: where to find one. */
export function EmptyWall() {
  const { t } = useLingui();
  return (
    <section aria-label={t`The wall is empty`}>
      <h2 className="text-title">{t`The wall is empty`}</h2>
      <p className="mt-3">{t`Choose a work and look at it here, in its frame and at its true size.`}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/shop" kind="primary">
          {t`See the works`}
        </ButtonLink>
        <ButtonLink to="/account/favorite">{t`My favourites`}</ButtonLink>
      </p>
    </section>
  );
}
