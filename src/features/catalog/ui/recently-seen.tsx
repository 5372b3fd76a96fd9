import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ItemCard, ItemReply } from '../catalog.contract.ts';
import { WorksWall } from './works-wall.tsx';

const MOST = 6;

// Kept for this visit only: the browser stores nothing beyond what the specification lists.
let seen: number[] = [];

/** The works looked at before this one in the same visit; their data is still in the page's query cache. */
export function RecentlySeen({ itemId }: { itemId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [items, setItems] = useState<ItemCard[]>([]);
  useEffect(() => {
    const replies = queryClient.getQueriesData<ItemReply>({ queryKey: ['item'] });
    const cards = new Map(replies.flatMap(([, reply]) => (reply ? [[reply.item.item_id, reply.item] as const] : [])));
    setItems(seen.filter((id) => id !== itemId).flatMap((id) => cards.get(id) ?? []));
    seen = [itemId, ...seen.filter((id) => id !== itemId)].slice(0, MOST + 1);
  }, [itemId, queryClient]);
  if (items.length === 0) return null;
  return (
    <section aria-label={t`Recently seen`} className="mt-20">
      <h2 className="mb-6 text-title">
        <Trans>Recently seen</Trans>
      </h2>
      <WorksWall items={items.slice(0, MOST)} rowHeight={9} />
    </section>
  );
}
