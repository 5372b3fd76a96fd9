import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { showToast } from '#kit/client/toast.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useCartChange } from '../cart.queries.ts';
import { isSamePrint, type Line, type PlacedLine, type Print, printKey } from '../cart.rules.ts';
import { type CartContents, isOrderable, type LineView, type Selection, viewLines } from '../cart-view.rules.ts';
import { CartLine } from './cart-line.tsx';

interface PurchaseListProps {
  cart: CartContents;
  selection: Selection;
  /** Works for an empty cart. */
  popular: ReactNode;
}

/** Kept so that the removal can be undone in its place. */
interface Removed {
  view: LineView;
  at: number;
}

/** Step 1: the cart, which of its lines to order, and changes to each line. */
export function PurchaseList({ cart, selection, popular }: PurchaseListProps) {
  const { t } = useLingui();
  const { mutate } = useCartChange();
  const [removed, setRemoved] = useState<Removed>();
  const views = viewLines(cart);

  function change(view: LineView, changed: Line) {
    const before = placedLines(views, [view.line, changed]);
    const keys = { was: view.key, is: printKey(changed) };
    if (keys.was !== keys.is) selection.choose([keys.is], selection.isChosen(keys.was));
    mutate({ change: { ...printOf(view.line), to: difference(view.line, changed) } });
    showToast('info', t`“${view.item?.title ?? ''}” has been changed.`, {
      label: t`Undo`,
      run: () => mutate({ restore: { lines: before, without: [printOf(changed)] } }),
    });
  }
  function remove(view: LineView, at: number) {
    setRemoved({ view, at });
    mutate({ remove: view.line });
  }
  function restore({ view, at }: Removed) {
    setRemoved(undefined);
    mutate({ restore: { lines: [{ ...view.line, at }], without: [] } });
  }

  const rows = views.map((view, at) => (
    // The same key in another size or frame, so that the select that changed it keeps the focus.
    <li key={placeAmongItem(views, at)} className="border-hairline border-b">
      <CartLine
        view={view}
        frames={cart.frames}
        chosen={selection.isChosen(view.key)}
        onChoose={(chosen) => selection.choose([view.key], chosen)}
        onChange={(changed) => change(view, changed)}
        onRemove={() => remove(view, at)}
      />
    </li>
  ));
  if (removed) {
    const { view, at } = removed;
    const notice = (
      <li key={`removed-${view.key}`} className="border-hairline border-b py-3">
        <UndoNotice busy={false} onUndo={() => restore(removed)}>
          <Trans>“{view.item?.title ?? ''}” has been removed.</Trans>
        </UndoNotice>
      </li>
    );
    rows.splice(at, 0, notice);
  }
  return (
    <>
      <ListHead views={views} selection={selection} />
      <ul>{rows}</ul>
      {views.length === 0 && (
        <>
          <EmptyCart />
          {popular}
        </>
      )}
    </>
  );
}

/** Only the changed values; the server knows what other tabs changed. */
function difference(line: Line, changed: Line): Partial<Line> {
  const keys = ['size_id', 'frame_id', 'nums'] as const;
  return Object.fromEntries(keys.filter((key) => line[key] !== changed[key]).map((key) => [key, changed[key]]));
}

/** The current lines of these prints, with their places. */
function placedLines(views: readonly LineView[], prints: readonly Print[]): PlacedLine[] {
  return views.flatMap(({ line }, at) => (prints.some((print) => isSamePrint(print, line)) ? [{ ...line, at }] : []));
}

function printOf({ item_id, size_id, frame_id }: Print): Print {
  return { item_id, size_id, frame_id };
}

/** A line's work, and the line's number among those of that work. */
function placeAmongItem(views: readonly LineView[], at: number): string {
  const itemId = views[at]?.line.item_id;
  const before = views.slice(0, at).filter(({ line }) => line.item_id === itemId);
  return `${itemId} ${before.length}`;
}

function EmptyCart() {
  return (
    <EmptyState
      title={<Trans>Your cart is empty</Trans>}
      action={
        <ButtonLink kind="primary" to="/shop">
          <Trans>Browse the shop</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose a work, a size and a frame. We keep your cart for 60 days.</Trans>
    </EmptyState>
  );
}

function ListHead({ views, selection }: { views: readonly LineView[]; selection: Selection }) {
  const orderable = views.filter(isOrderable);
  const chosen = orderable.filter(({ key }) => selection.isChosen(key));
  if (views.length === 0) return null;
  const wall = wallSearchFor(views.map(({ line }) => line));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-hairline border-b pb-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-(--accent)"
          checked={orderable.length > 0 && chosen.length === orderable.length}
          disabled={orderable.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < orderable.length;
          }}
          onChange={(event) =>
            selection.choose(
              orderable.map(({ key }) => key),
              event.target.checked,
            )
          }
        />
        <Trans>
          Select all ({chosen.length} of {orderable.length})
        </Trans>
      </label>
      <div className="-mx-3 flex flex-wrap">
        <ButtonLink kind="quiet" icon="ruler" to="/wall" search={wall}>
          <Trans>See all on my wall</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to="/wall" search={wall} hash="kit">
          <Trans>Hanging kit</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
