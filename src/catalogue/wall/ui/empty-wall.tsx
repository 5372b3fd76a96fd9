import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePopularWorks } from '#catalogue/works/popular.queries.ts';
import { type WallWish, wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Picture } from '#kit/pictures/picture.tsx';

const PROPOSED = 3;

/** Proposes works, to hang together or one of them; they are links, so going back empties the wall again. */
export function EmptyWall({ wish }: { wish: WallWish }) {
  const { t } = useLingui();
  const proposed = usePopularWorks()?.slice(0, PROPOSED);
  return (
    <section aria-label={t`The wall is empty`} className="max-w-md">
      <h2 className="text-title">{t`The wall is empty`}</h2>
      <p className="mt-3">{t`Choose a work and look at it here, in its frame and at its true size.`}</p>
      {/* Its space is reserved until the works are known: the pictures are as high in any case. */}
      <div className="mt-6 min-h-45">
        {proposed?.length === PROPOSED && (
          <>
            <ul className="flex h-28 items-center justify-center gap-4">
              {proposed.map(({ item_id, title, aspect, picture }) => (
                <li key={item_id} className="min-w-0" style={{ flex: `${aspect} 0 0`, maxWidth: `${aspect * 7}rem` }}>
                  <Link
                    to="/wall"
                    search={wallSearchFor([{ item_id }], wish)}
                    resetScroll={false}
                    aria-label={t`Hang ${title}`}
                    title={title}
                    className="block outline-offset-4 hover:outline-1 hover:outline-accent"
                  >
                    {picture && <Picture picture={picture} alt="" sizes="9rem" />}
                  </Link>
                </li>
              ))}
            </ul>
            <ButtonLink
              to="/wall"
              search={wallSearchFor(
                proposed.map(({ item_id }) => ({ item_id })),
                wish,
              )}
              resetScroll={false}
              kind="primary"
              wide
              className="mt-6"
            >
              <Trans>Hang these three</Trans>
            </ButtonLink>
          </>
        )}
      </div>
      <p className="-mx-3 mt-3 flex flex-wrap">
        <ButtonLink to="/shop" kind="quiet">
          {t`See the works`}
        </ButtonLink>
        <ButtonLink to="/account/favorite" kind="quiet">{t`My favourites`}</ButtonLink>
      </p>
    </section>
  );
}
