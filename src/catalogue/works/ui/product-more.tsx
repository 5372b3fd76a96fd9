import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShopWorkReply, WorkSummary } from '../works.contract.ts';
import { ProductTabs } from './product-tabs.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { ViewStrip } from './view-strip.tsx';
import { WorksWall } from './works-wall.tsx';

/** In the same file, because both hydrate at the same time: after the purchase. */
export { ViewStrip };

export function ProductMore({ reply, isPreview }: { reply: ShopWorkReply; isPreview: boolean }) {
  const { t } = useLingui();
  const { item, more_by_artist, goes_with } = reply;
  return (
    <>
      <ProductTabs reply={reply} />
      <Neighbours
        title={<Trans>More by {item.artist.name}</Trans>}
        label={t`More by this artist`}
        items={more_by_artist}
      />
      <Neighbours title={<Trans>Pairs well with</Trans>} label={t`Pairs well with`} items={goes_with} />
      {!isPreview && <RecentlySeen item={item} />}
    </>
  );
}

function Neighbours({ title, label, items }: { title: ReactNode; label: string; items: readonly WorkSummary[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={label} className="mt-20">
      <h2 className="mb-6 text-title">{title}</h2>
      <WorksWall items={items} rowHeight={14} />
    </section>
  );
}
