import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Named, NamedPicker } from '#kit/desk/named-picker.tsx';
import { FieldError } from '#kit/field.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { OrderedRow } from './ordered-row.tsx';

interface ChosenListProps {
  title: string;
  about: string;
  /** The label of the field that adds an entry. */
  label: string;
  kind: string;
  find: (keyword: string) => Promise<Named[]>;
  most: number;
  ids: readonly number[];
  nameOf: (id: number) => Named | undefined;
  onIds: (ids: number[]) => void;
  onNamed: (named: Named) => void;
  error: string | undefined;
}

/** The chosen entries of one part, in order; if empty, the shop chooses. */
export function ChosenList(props: ChosenListProps) {
  const { title, about, label, kind, find, most, ids, nameOf, onIds, onNamed, error } = props;
  const { t } = useLingui();
  const [removed, setRemoved] = useState<{ at: number; id: number }>();
  const { awaitBack, buttonOf } = useFocusBack<number>();
  function takeOut(at: number) {
    const id = ids[at];
    if (id === undefined) return;
    setRemoved({ at, id });
    onIds(ids.toSpliced(at, 1));
  }
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <p className="prose-text mt-1 text-ink-soft text-small">{about}</p>
      <ol className="mt-4 border-hairline border-t">
        {ids.map((id, at) => {
          const named = nameOf(id);
          return (
            <OrderedRow
              key={id}
              at={at}
              count={ids.length}
              name={named?.title ?? `#${id}`}
              about={named ? named.subtitle : t`Offline: skipped automatically`}
              isAway={!named}
              onMove={(to) => onIds(ids.toSpliced(at, 1).toSpliced(to, 0, id))}
              onRemove={() => takeOut(at)}
              removeRef={buttonOf(id)}
            />
          );
        })}
      </ol>
      {ids.length === 0 && (
        <p className="border-hairline border-b py-3 text-ink-soft">
          <Trans>Chosen by the shop</Trans>
        </p>
      )}
      {removed && (
        <UndoNotice
          key={removed.id}
          busy={false}
          onUndo={() => {
            awaitBack(removed.id);
            onIds(ids.toSpliced(removed.at, 0, removed.id));
            setRemoved(undefined);
          }}
        >
          <Trans>Removed.</Trans>
        </UndoNotice>
      )}
      <FieldError id={`${kind}-${title}`} error={error} />
      {ids.length < most && (
        <div className="mt-4 max-w-md">
          <NamedPicker
            // A new key for each choice empties the field.
            key={ids.length}
            kind={kind}
            find={find}
            label={label}
            value={null}
            onPick={(named) => {
              if (!named || ids.includes(named.id)) return;
              onNamed(named);
              onIds([...ids, named.id]);
              setRemoved(undefined);
            }}
          />
        </div>
      )}
    </section>
  );
}
