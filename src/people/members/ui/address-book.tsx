import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { Button } from '#kit/button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { AddressEntry } from '../address.contract.ts';
import { addressBook, useAddressChange } from '../address.queries.ts';
import { AddressForm } from './address-form.tsx';
import { AddressLine } from './address-line.tsx';

interface AddressBookProps {
  /** The selected address, at the checkout. */
  selectedId?: number | undefined;
  /** Makes the book a choice; a new address is selected immediately. */
  onSelect?: (addressId: number) => void;
}

export function AddressBook({ selectedId, onSelect }: AddressBookProps) {
  const { options } = useRouter();
  const { data } = useQuery(addressBook(options.context));
  const { mutate, isPending, variables } = useAddressChange();
  // The id of the edited address, or 0 for a new one.
  const [edited, setEdited] = useState<number>();
  const [removed, setRemoved] = useState<{ entry: AddressEntry; at: number }>();
  const box = useFocusBack(edited);
  const groupName = useId();
  if (!data) return <BookSkeleton />;

  const { list } = data;
  const isBack = list.some(({ address_id }) => address_id === removed?.entry.address_id);
  const lines = removed && !isBack ? list.toSpliced(removed.at, 0, removed.entry) : list;
  const isChanging = (entry: AddressEntry) =>
    isPending && variables.kind !== 'add' && variables.address_id === entry.address_id;

  function remove(entry: AddressEntry) {
    const at = list.indexOf(entry);
    mutate({ kind: 'remove', address_id: entry.address_id }, { onSuccess: () => setRemoved({ entry, at }) });
  }
  function undo(entry: AddressEntry) {
    const onSuccess = () => {
      setRemoved(undefined);
      focusOn(box.current, entry.address_id);
    };
    mutate({ kind: 'restore', address_id: entry.address_id }, { onSuccess });
  }
  function finish(savedId?: number) {
    // The new list appears slightly earlier: if another address was opened by then, it stays open.
    setEdited((now) => (now === edited ? undefined : now));
    setRemoved(undefined);
    if (savedId !== undefined && edited === 0) onSelect?.(savedId);
  }

  return (
    <div ref={box}>
      {lines.length === 0 && edited === undefined && (
        <p className="text-ink-soft">
          <Trans>No addresses yet. Add one to order faster.</Trans>
        </p>
      )}
      <ul className="divide-y divide-hairline border-hairline border-b empty:hidden [&>li:first-child>div]:pt-0">
        {lines.map((entry) => (
          <li key={entry.address_id}>
            {entry === removed?.entry ? (
              <div className="py-3">
                <UndoNotice busy={isChanging(entry)} onUndo={() => undo(entry)}>
                  <Trans>The address has been removed.</Trans>
                </UndoNotice>
              </div>
            ) : edited === entry.address_id ? (
              <AddressForm entry={entry} onDone={finish} />
            ) : (
              <AddressLine
                entry={entry}
                choice={
                  onSelect && {
                    name: groupName,
                    checked: selectedId === entry.address_id,
                    onChoose: () => onSelect(entry.address_id),
                  }
                }
              >
                <LineActions
                  entry={entry}
                  onEdit={() => setEdited(entry.address_id)}
                  onDefault={() => mutate({ kind: 'change', address_id: entry.address_id, form: asDefault(entry) })}
                  onRemove={() => remove(entry)}
                />
              </AddressLine>
            )}
          </li>
        ))}
      </ul>
      {edited === 0 ? (
        <AddressForm onDone={finish} />
      ) : (
        <Button className="mt-5" icon="plus" data-opens={0} onClick={() => setEdited(0)}>
          <Trans>Add an address</Trans>
        </Button>
      )}
    </div>
  );
}

interface LineActionsProps {
  entry: AddressEntry;
  onEdit: () => void;
  onDefault: () => void;
  onRemove: () => void;
}

function LineActions({ entry, onEdit, onDefault, onRemove }: LineActionsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const which = formatAddress(entry, locale);
  return (
    <>
      <Button kind="quiet" data-opens={entry.address_id} aria-label={t`Edit ${which}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      {!entry.is_default && (
        <Button kind="quiet" aria-label={t`Make default: ${which}`} onClick={onDefault}>
          <Trans>Make default</Trans>
        </Button>
      )}
      <Button kind="quiet" aria-label={t`Remove ${which}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </>
  );
}

function BookSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}

/** When a form closes, the focus returns to the button that opened it. */
function useFocusBack(edited: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(edited);
  useEffect(() => {
    const closed = last.current;
    last.current = edited;
    if (edited !== undefined) box.current?.querySelector<HTMLElement>('form input')?.focus();
    else if (closed !== undefined) focusOn(box.current, closed);
  }, [edited]);
  return box;
}

function asDefault({ address_id: _id, mobile, ...place }: AddressEntry) {
  return { ...place, ...(mobile && { mobile }), is_default: true };
}

/** After the update: the button that opens an address may only then exist again. */
function focusOn(box: HTMLElement | null, addressId: number): void {
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(`[data-opens="${addressId}"]`)?.focus());
}
