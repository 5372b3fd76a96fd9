import type { ListWork, SharedList } from './shared-list.contract.ts';

/** The works as wall and cart know them. */
export function linesOf({ works }: Pick<SharedList, 'works'>) {
  return works.map(({ item_id, size_id, frame_id, price, unavailable }) => ({
    item_id,
    size_id,
    frame_id,
    nums: 1,
    ...(price && { price }),
    ...(unavailable && { unavailable }),
  }));
}

/** One thing that someone has done; `who` is null if the list does not say. */
export interface Happened {
  what: 'joined' | 'added' | 'removed' | 'chose' | 'hearted' | 'unhearted' | 'noted' | 'note_removed' | 'moved';
  who: number | null;
  item_id?: number;
}

/** What others have done between two versions of a list, for the people who look at it. */
export function happenedBetween(before: SharedList, after: SharedList): Happened[] {
  const old = new Map(before.works.map((work) => [work.item_id, work]));
  const left = new Set(after.works.map(({ item_id }) => item_id));
  const happened: Happened[] = [
    ...after.people
      .filter(({ person_id }) => !before.people.some((other) => other.person_id === person_id))
      .map(({ person_id }) => ({ what: 'joined', who: person_id }) as const),
    ...after.works.flatMap((work) => happenedTo(old.get(work.item_id), work)),
    ...before.works
      .filter(({ item_id }) => !left.has(item_id))
      .map(({ item_id }) => {
        const who = after.removed.find((one) => one.item_id === item_id)?.removed_by ?? null;
        return { what: 'removed', who, item_id } as const;
      }),
    ...(isReordered(before, after) ? [{ what: 'moved', who: after.ordered_by } as const] : []),
  ];
  return happened.filter(({ who }) => who === null || who !== after.me);
}

function happenedTo(before: ListWork | undefined, after: ListWork): Happened[] {
  const { item_id } = after;
  if (!before) return [{ what: 'added', who: after.changed_by, item_id }];
  const did = (what: Happened['what'], who: number): Happened => ({ what, who, item_id });
  const hasChanged = before.size_id !== after.size_id || before.frame_id !== after.frame_id;
  const isIn = (notes: ListWork['notes'], id: number) => notes.some(({ note_id }) => note_id === id);
  return [
    ...(hasChanged ? [did('chose', after.changed_by)] : []),
    ...after.hearts.filter((who) => !before.hearts.includes(who)).map((who) => did('hearted', who)),
    ...before.hearts.filter((who) => !after.hearts.includes(who)).map((who) => did('unhearted', who)),
    ...after.notes.filter((note) => !isIn(before.notes, note.note_id)).map((note) => did('noted', note.person_id)),
    ...before.notes
      .filter((note) => !isIn(after.notes, note.note_id))
      .map((note) => did('note_removed', note.person_id)),
  ];
}

/** Whether the works that both versions have changed places. */
function isReordered(before: SharedList, after: SharedList): boolean {
  const common = (one: SharedList, other: SharedList) =>
    one.works.map(({ item_id }) => item_id).filter((id) => other.works.some(({ item_id }) => item_id === id));
  return common(before, after).join() !== common(after, before).join();
}

/** The newer of two states: answers may arrive in another order than they were made. */
export function newerOf(known: SharedList | undefined, answered: SharedList): SharedList {
  return known && known.version > answered.version ? known : answered;
}
