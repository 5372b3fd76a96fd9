import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Byline } from '#kit/byline.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { PriceFrom } from '#kit/price.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { Favorite } from '../favorite.contract.ts';
import { PriceSince } from './price-since.tsx';

/** The height of a row in rem: works are on one line, with widths from their proportions. */
const ROW = 15;

interface FavoriteCardProps {
  favorite: Favorite;
  busy: boolean;
  onRemove: () => void;
}

export function FavoriteCard({ favorite, busy, onRemove }: FavoriteCardProps) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  const { item, unavailable } = favorite;
  const { title } = item;
  const id = String(item.item_id);
  return (
    <article className="flex h-full flex-col text-small">
      <div className="flex items-end" style={{ minHeight: `${ROW}rem` }}>
        <Link
          to="/shop/$id"
          params={{ id }}
          tabIndex={-1}
          className="block overflow-hidden bg-wall-deep shadow-[0_1px_2px_var(--shadow),0_10px_24px_-10px_var(--shadow)]"
          style={{ width: `min(100%, ${(ROW * item.aspect).toFixed(2)}rem)`, aspectRatio: item.aspect }}
        >
          {item.picture && <Picture picture={item.picture} alt={item.alt} sizes="(max-width: 40rem) 92vw, 22rem" />}
        </Link>
      </div>
      <div className="mt-3 flex items-start justify-between gap-2">
        <h2 lang={langOf(title)} className="pt-2 text-[1.125rem] leading-snug">
          <Link to="/shop/$id" params={{ id }} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <IconButton
          icon="trash"
          label={t`Remove “${title}” from favourites`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRemove()}
        />
      </div>
      <p className="text-ink-soft">
        <Byline artist={item.artist.name} year={item.year} />
      </p>
      <p className="mt-1">{unavailable === 'offline' ? null : <PriceFrom amounts={item.price_from} />}</p>
      {unavailable ? <Unavailable why={unavailable} /> : <PriceSince favorite={favorite} />}
      <div className="-ms-3 mt-2 flex flex-wrap items-center">
        {!unavailable && (
          <ButtonLink kind="quiet" to="/shop/$id" params={{ id }}>
            <Trans>Choose size and frame</Trans>
          </ButtonLink>
        )}
        {unavailable !== 'offline' && (
          <ButtonLink kind="quiet" to="/wall" search={wallSearchFor([{ item_id: item.item_id }])}>
            <Trans>See it on a wall</Trans>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function Unavailable({ why }: { why: NonNullable<Favorite['unavailable']> }) {
  return (
    <p className="mt-1 border-accent border-s-2 ps-3">
      {why === 'offline' && <Trans>This work is not on sale at the moment.</Trans>}
      {why === 'sold_out' && <Trans>Sold out</Trans>}
      {why === 'exhibition' && <Trans>In exhibition stores only</Trans>}
    </p>
  );
}
