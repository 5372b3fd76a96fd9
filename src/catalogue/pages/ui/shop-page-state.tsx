import { Trans } from '@lingui/react/macro';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ShopPageListReply } from '../shop-page.contract.ts';

export function ShopPageState({ document }: { document: ShopPageListReply['list'][number] }) {
  const clock = useShopClock();
  const { untouched, hidden, draft, changed_at } = document;
  const saved = draft && clock(draft.updated_at);
  const changed = changed_at && clock(changed_at);
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small">
      <span>
        {untouched ? (
          <Trans>Still has the example text</Trans>
        ) : changed ? (
          <Trans>Changed, last on {changed}</Trans>
        ) : (
          <Trans>Changed</Trans>
        )}
      </span>
      {hidden && (
        <span className="text-ink">
          <Trans>Hidden from visitors</Trans>
        </span>
      )}
      {saved && (
        <span className="text-ink">
          <Trans>Unpublished draft, last saved {saved}</Trans>
        </span>
      )}
    </p>
  );
}
