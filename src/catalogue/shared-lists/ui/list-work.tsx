import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LineView } from '#catalogue/cart/cart-view.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { Icon } from '#kit/icon.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { Price } from '#kit/price.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import type { SharedList, ListWork as Work } from '../shared-list.contract.ts';
import { focusSoon } from './focus-soon.ts';
import { ListChoice } from './list-choice.tsx';
import { ListHeart } from './list-heart.tsx';
import { ListNotes } from './list-notes.tsx';
import type { OpenList } from './use-shared-list.ts';

interface ListWorkProps {
  open: OpenList;
  list: SharedList;
  work: Work;
  view: LineView;
  onRemove: (itemId: number) => Promise<void>;
}

export function ListWork({ open, list, work, view, onRemove }: ListWorkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const langOf = useForeignLang();
  const { item, size, frame, outer, image, price, unavailable } = view;
  const title = item?.title ?? t`Unknown work`;
  const isParticipant = list.me !== null;
  const isOffered = item !== undefined && unavailable !== 'offline';
  return (
    <li
      data-work={work.item_id}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-7 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8"
    >
      <div className={unavailable ? 'opacity-60' : ''}>
        <FramedThumbnail
          image={size && frame && image}
          outer={outer}
          alt={item?.alt ?? title}
          sizes="(max-width: 40rem) 5rem, 10rem"
          tallest={12}
          ground={item?.picture?.ground}
        />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 lang={langOf(title)} className="min-w-0 text-[1.375rem]">
            {isOffered ? (
              <Link to="/shop/$id" params={{ id: String(work.item_id) }} className="hover:text-accent">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {price && !unavailable && <Price amounts={price} />}
        </div>
        {item && (
          <p lang={langOf(item.artist.name)} className="text-ink-soft">
            {item.artist.name}
          </p>
        )}
        <NotOffered view={view} />
        {isParticipant ? (
          <ListChoice view={view} frames={open.frames} title={title} onChange={open.change} />
        ) : (
          size &&
          frame && <p className="mt-2 text-ink-soft text-small">{`${formatCm(size, locale)} · ${frame.name}`}</p>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <ListHeart open={open} list={list} work={work} title={title} />
          {isParticipant && (
            <div className="-me-3 ms-auto flex">
              <Moves open={open} list={list} work={work} title={title} />
              <IconButton icon="trash" label={t`Remove ${title}`} onClick={() => void onRemove(work.item_id)} />
            </div>
          )}
        </div>
        <ListNotes open={open} list={list} work={work} title={title} />
      </div>
    </li>
  );
}

function Moves({ open, list, work, title }: Pick<ListWorkProps, 'open' | 'list' | 'work'> & { title: string }) {
  const { t } = useLingui();
  const ids = list.works.map(({ item_id }) => item_id);
  const at = ids.indexOf(work.item_id);
  if (ids.length < 2) return null;
  const move = async (by: 1 | -1) => {
    const pressed = document.activeElement;
    const before = by === -1 ? ids[at - 1] : ids[at + 2];
    await open.change({ op: 'move', item_id: work.item_id, ...(before !== undefined && { before }) });
    // A row that changes its place loses the focus.
    focusSoon(() => (document.activeElement === document.body && pressed instanceof HTMLElement ? pressed : null));
  };
  return (
    <MoveButtons
      at={at}
      count={ids.length}
      labels={{ up: t`Move ${title} up`, down: t`Move ${title} down` }}
      onMove={(by) => void move(by)}
    />
  );
}

/** Why a work cannot be bought now. */
function NotOffered({ view: { item, unavailable } }: { view: LineView }) {
  if (item && !unavailable) return null;
  return (
    <p className="mt-3 flex items-start gap-2 text-bad text-small">
      <Icon name="warning" size={20} className="shrink-0" />
      <span>{reasonOf(item ? unavailable : 'offline')}</span>
    </p>
  );
}

function reasonOf(unavailable: LineView['unavailable']): ReactNode {
  if (unavailable === 'sold_out') return <Trans>This edition is sold out.</Trans>;
  if (unavailable === 'exhibition') return <Trans>In exhibition stores only</Trans>;
  if (unavailable === 'unknown') return <Trans>This size or frame is no longer offered. Please choose another.</Trans>;
  return <Trans>This work is not on sale at the moment.</Trans>;
}
