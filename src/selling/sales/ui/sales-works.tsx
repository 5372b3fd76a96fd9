import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Picture } from '#kit/pictures/picture.tsx';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { SalesItem } from '../sales.contract.ts';
import { STAGE_WORDS } from '../sales.words.ts';
import { BothAmounts } from './both-amounts.tsx';

/** Works with sales, views and collectors. */
export function SalesItems({ items, label }: { items: readonly SalesItem[]; label: string }) {
  return (
    <ul aria-label={label} className="mt-4 border-hairline border-t">
      {items.map((item) => (
        <SalesRow key={item.item_id} item={item} />
      ))}
    </ul>
  );
}

function SalesRow({ item }: { item: SalesItem }) {
  const { i18n } = useLingui();
  const { title, artist, image, alt, online_at, status, stage, sales, amount, share, views, collectors } = item;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-hairline border-b py-5 xl:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1.9fr)]">
      <div className="self-start">
        {image ? (
          <Picture picture={image} alt={alt} sizes="72px" />
        ) : (
          <span className="block aspect-square border border-hairline-strong bg-wall-deep" />
        )}
      </div>
      <div className="min-w-0">
        <p className="break-words font-display text-lead leading-snug">
          {status === 'online' ? (
            <Link to="/shop/$id" params={{ id: String(item.item_id) }} className="hover:text-accent">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-soft text-small">{artist.name}</p>
        <p className="mt-1 text-caption text-ink-soft">
          {stage ? (
            i18n._(STAGE_WORDS[stage])
          ) : online_at ? (
            <Trans>
              Online since {i18n.date(new Date(online_at), { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE })}
            </Trans>
          ) : (
            <Trans>Online</Trans>
          )}
        </p>
      </div>
      <dl className="col-span-2 grid grid-cols-3 gap-x-4 gap-y-3 text-small sm:grid-cols-5 xl:col-span-1">
        <Figure name={<Trans>Prints sold</Trans>}>{i18n.number(sales)}</Figure>
        <Figure name={<Trans>Amount</Trans>}>
          <BothAmounts amounts={amount} stacked />
        </Figure>
        <Figure name={<Trans>Your share</Trans>}>
          <BothAmounts amounts={share} stacked />
        </Figure>
        <Figure name={<Trans>Views</Trans>}>{i18n.number(views)}</Figure>
        <Figure name={<Trans>Saved by</Trans>}>{i18n.number(collectors)}</Figure>
      </dl>
    </li>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
