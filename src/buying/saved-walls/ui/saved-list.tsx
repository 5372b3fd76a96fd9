import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { SavedWall } from '../saved-wall.contract.ts';
import { savedWallsQuery, useSavedWallChange } from '../saved-wall.queries.ts';
import { NameForm } from './name-form.tsx';
import { SavedEntry } from './saved-entry.tsx';

/** Saves the wall shown now under a name, and lists the others. */
export function SavedList({ wish }: { wish: WallWish | undefined }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(savedWallsQuery(options.context));
  const { mutate, isPending } = useSavedWallChange();
  const [removed, setRemoved] = useState<{ entry: SavedWall; at: number }>();
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  if (!data) return <Skeleton className="h-36" />;

  const { list } = data;
  const isBack = list.some(({ wall_id }) => wall_id === removed?.entry.wall_id);
  const lines = removed && !isBack ? list.toSpliced(removed.at, 0, removed.entry) : list;
  const wall = wish && saveable(wish);
  const save = (name: string, saved: SavedWall['wall'], onDone?: () => void) =>
    mutate(
      { kind: 'save', form: { name, wall: { ...saved, works: saved.works ?? '' } } },
      {
        onSuccess: ({ wall_id }) => {
          setOpened(wall_id);
          setSaid(t`“${name}” has been saved.`);
          onDone?.();
        },
      },
    );
  return (
    <>
      {wall && (
        <NameForm
          label={t`Name of this wall`}
          action={t`Save this wall`}
          busy={isPending}
          onName={(name, clear) => save(name, wall, clear)}
        />
      )}
      <p role="status" className={said ? 'mt-2 text-small' : ''}>
        {said}
      </p>
      {lines.length === 0 && !wall && (
        <p className="text-ink-soft text-small">
          <Trans>You have not saved a wall yet.</Trans>
        </p>
      )}
      <ul className="mt-3 divide-y divide-hairline">
        {lines.map((entry) => (
          <li key={entry.wall_id} className="py-3">
            {entry === removed?.entry ? (
              <UndoNotice
                busy={isPending}
                onUndo={() =>
                  mutate({ kind: 'restore', wall_id: entry.wall_id }, { onSuccess: () => setRemoved(undefined) })
                }
              >
                <Trans>“{entry.name}” has been removed.</Trans>
              </UndoNotice>
            ) : (
              <SavedEntry
                entry={entry}
                busy={isPending}
                onOpen={() => setOpened(entry.wall_id)}
                onRename={(name, done) =>
                  mutate({ kind: 'change', wall_id: entry.wall_id, form: { name } }, { onSuccess: done })
                }
                onCopy={() => save(copyName(t`Copy of ${entry.name}`), entry.wall)}
                onRemove={() =>
                  mutate(
                    { kind: 'remove', wall_id: entry.wall_id },
                    { onSuccess: () => setRemoved({ entry, at: list.indexOf(entry) }) },
                  )
                }
                // The wall as it is now replaces the one it was opened from.
                {...(wall &&
                  opened === entry.wall_id &&
                  JSON.stringify(wall) !== JSON.stringify(entry.wall) && {
                    onReplace: () =>
                      mutate(
                        {
                          kind: 'change',
                          wall_id: entry.wall_id,
                          form: { wall: { ...wall, works: wall.works ?? '' } },
                        },
                        { onSuccess: () => setSaid(t`“${entry.name}” has been saved.`) },
                      ),
                  })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names have a limit, which a copy of a copy of a copy would pass. */
const copyName = (name: string) => name.slice(0, 149);

function saveable(wish: WallWish): SavedWall['wall'] {
  return writeWallSearch(wish);
}
