import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#kit/pictures/picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { DeskEntry } from '../work-desk.contract.ts';
import { WorkStage } from './work-stage.tsx';

export function WorkDeskRow({ work }: { work: DeskEntry }) {
  const locale = useLocale();
  const time = useShopClock();
  const { item_id, title, artist, stage, edition_size, edition_sold, price_from, picture, updated_at } = work;
  const prices = CURRENCIES.map((currency) => formatMoney(price_from[currency], currency, locale)).join(' · ');
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-hairline border-b py-3 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <div className="row-span-2 sm:row-span-1">
        {picture && (
          // The title beside it names it.
          <Picture picture={picture} alt="" sizes="4rem" className="max-h-16 object-contain" />
        )}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/work/$id"
            params={{ id: String(item_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {title || <Trans>Without a title</Trans>}
          </Link>
          <WorkStage stage={stage} />
        </p>
        <p className="text-ink-soft text-small">
          {artist}
          {edition_size !== null && (
            <>
              {' · '}
              <Trans>
                {edition_sold} of {edition_size} sold
              </Trans>
            </>
          )}
        </p>
      </div>
      <p className="text-small tabular-nums sm:text-end">
        {price_from.NTD > 0 ? <Trans>from {prices}</Trans> : <Trans>No price yet</Trans>}
        <span className="block text-ink-soft">{time(updated_at)}</span>
      </p>
    </li>
  );
}
