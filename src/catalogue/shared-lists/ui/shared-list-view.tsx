import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { viewLines } from '#catalogue/cart/cart-view.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { lazily } from '#kit/later.tsx';
import { linesOf } from '../list-state.rules.ts';
import { MAX_WORKS } from '../shared-list.rules.ts';
import { JoinList } from './join-list.tsx';
import { ListHead } from './list-head.tsx';
import { ListSettings } from './list-settings.tsx';
import { ListTotal } from './list-total.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { ListWorks } from './list-works.tsx';
import { RemovedWorks } from './removed-works.tsx';
import { useSharedList } from './use-shared-list.ts';

const AddWorks = lazily(() => import('./add-works.tsx').then((module) => ({ default: module.AddWorks })));

export function SharedListView({ token }: { token: string }) {
  const open = useSharedList(token);
  const [removed, setRemoved] = useState<number>();
  const { list, items, frames, failure } = open;
  if (failure) return <NoList isGone={failure === 'gone'} />;
  if (!list || (list.works.length > 0 && items.length === 0)) return <ListWaiting />;
  const views = viewLines({ lines: linesOf(list), items, frames });
  const titleOf = (itemId: number) => items.find(({ item_id }) => item_id === itemId)?.title;
  const isParticipant = list.me !== null;
  return (
    <>
      <ListHead list={list} happened={open.happened} titleOf={titleOf} />
      {!isParticipant && <JoinList open={open} />}
      <ListWorks open={open} list={list} views={views} removed={removed} onRemoved={setRemoved} />
      <RemovedWorks open={open} list={list} titleOf={titleOf} except={removed} />
      <ListTotal views={views} />
      {isParticipant && list.works.length < MAX_WORKS && <AddWorks open={open} list={list} />}
      {isParticipant && <ListSettings open={open} list={list} />}
    </>
  );
}

function NoList({ isGone }: { isGone: boolean }) {
  if (!isGone) {
    return (
      <EmptyState title={<Trans>This list could not be loaded</Trans>}>
        <Trans>Please check your connection and open the page again.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>This shared list no longer exists</Trans>}
      action={
        <ButtonLink to="/shop">
          <Trans>Browse works</Trans>
        </ButtonLink>
      }
    >
      <Trans>It was ended, nobody has opened it for 30 days, or a part of the link is missing.</Trans>
    </EmptyState>
  );
}
