import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { LineView } from '#catalogue/cart/cart-view.rules.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { SharedList } from '../shared-list.contract.ts';
import { controlOf, focusSoon } from './focus-soon.ts';
import { ListWork } from './list-work.tsx';
import type { OpenList } from './use-shared-list.ts';

interface ListWorksProps {
  open: OpenList;
  list: SharedList;
  views: readonly LineView[];
  /** The work that this page has just removed. */
  removed: number | undefined;
  onRemoved: (itemId: number | undefined) => void;
}

export function ListWorks({ open, list, views, removed, onRemoved }: ListWorksProps) {
  const { t } = useLingui();
  const place = useRef(0);
  const ids = list.works.map(({ item_id }) => item_id);
  const undoable = list.removed.find(({ item_id }) => item_id === removed)?.item_id;
  const title = open.items.find(({ item_id }) => item_id === removed)?.title ?? t`Unknown work`;

  async function remove(itemId: number) {
    place.current = ids.indexOf(itemId);
    if (await open.change({ op: 'remove', item_id: itemId })) onRemoved(itemId);
  }

  async function undo(itemId: number) {
    if (!(await open.change({ op: 'restore', item_id: itemId }))) return;
    onRemoved(undefined);
    focusSoon(() => controlOf(itemId));
  }

  const notice = undoable !== undefined && (
    <li key="removed" className="border-hairline border-b py-5">
      <UndoNotice busy={open.changing?.op === 'restore'} onUndo={() => void undo(undoable)}>
        <Trans>“{title}” has been removed.</Trans>
      </UndoNotice>
    </li>
  );
  if (views.length === 0 && !notice) {
    return (
      <EmptyState title={<Trans>No works yet</Trans>}>
        <Trans>Add works below, or start a list from a wall or from your favourites.</Trans>
      </EmptyState>
    );
  }
  const rows = views.flatMap((view, at) => {
    const work = list.works[at];
    return work
      ? [<ListWork key={work.item_id} open={open} list={list} work={work} view={view} onRemove={remove} />]
      : [];
  });
  return <ul className="mt-8 border-hairline border-t">{notice ? rows.toSpliced(place.current, 0, notice) : rows}</ul>;
}
