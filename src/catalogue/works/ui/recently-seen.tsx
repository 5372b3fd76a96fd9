import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { WorkSummary } from '../works.contract.ts';
import { WorksWall } from './works-wall.tsx';

const MOST = 6;

// In memory for this visit only: the browser stores nothing beyond what the specification lists.
let seen: WorkSummary[] = [];

export function RecentlySeen({ item }: { item: WorkSummary }) {
  const { t } = useLingui();
  const [items, setItems] = useState<WorkSummary[]>([]);
  useEffect(() => {
    const others = seen.filter(({ item_id }) => item_id !== item.item_id);
    setItems(others);
    seen = [item, ...others].slice(0, MOST + 1);
  }, [item]);
  if (items.length === 0) return null;
  return (
    <section aria-label={t`Recently viewed`} className="mt-20">
      <h2 className="mb-6 text-title">
        <Trans>Recently viewed</Trans>
      </h2>
      <WorksWall items={items.slice(0, MOST)} rowHeight={9} />
    </section>
  );
}
