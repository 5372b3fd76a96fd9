import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { shopWorkQuery } from '#catalogue/works/work.queries.ts';
import type { ShopWorkReply, WorkSummary } from '#catalogue/works/works.contract.ts';
import { readWallSearch, type WallSearch, type WallWish } from '#ground/wall-address/wall-address.ts';
import type { Room } from '../rooms/room.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { addressOfWall, type ShownWall, withChanges, withSuggestion } from '../suggestion.rules.ts';
import { hangWorks, inRoom, type NewPlace, type WorkOnWall, withPlaces } from '../wall-works.rules.ts';
import { useHistory } from './use-history.ts';

/** Browsers limit address changes to a few per second; a held arrow key is faster. */
const WRITE_AFTER_MS = 250;

export interface Wall {
  wish: ShownWall;
  room: Room;
  works: readonly WorkOnWall[];
  /** Works of the address that no longer exist. */
  missing: number;
  /** Works that suit those on the wall. */
  suggestions: readonly WorkSummary[];
  /** Changes in a row `about` the same thing are undone as one. */
  change: (changes: Partial<WallWish>, about?: string) => void;
  /** Moves works, some to another size or frame; the others stay in place. */
  move: (places: ReadonlyMap<number, NewPlace>, about?: string) => void;
  /** Missing if there is nothing to undo or to repeat. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** The wall of the address: the page changes immediately, the address after a pause. Without works, it shows the `suggested` ones. */
export function useWall(search: WallSearch, loaded: readonly ShopWorkReply[], suggested: readonly number[]): Wall {
  const { state: wish, set, undo, redo } = useHistory(() => withSuggestion(readWallSearch(search), suggested));
  useAddress(search, suggested, wish, set);
  const { context } = useRouter().options;
  const ids = [...new Set(wish.works.map(({ item_id }) => item_id))];
  const { known, missing } = useQueries({
    queries: ids.map((id) => {
      const initialData = loaded.find(({ item }) => item.item_id === id);
      return { ...shopWorkQuery(context, String(id)), ...(initialData && { initialData }) };
    }),
    combine: knownReplies,
  });
  const room = roomOf(wish.room);
  const works = useMemo(() => {
    const byId = new Map(known.map((reply) => [reply.item.item_id, reply]));
    return hangWorks(wish.works, byId, room);
  }, [wish.works, room, known]);
  return {
    wish,
    room,
    works,
    missing,
    suggestions: known[0]?.goes_with.filter(({ item_id }) => !ids.includes(item_id)) ?? [],
    change: (changes, about) => {
      const next = roomOf(changes.room ?? wish.room);
      set(
        (current) =>
          withChanges(current, {
            ...(next !== room && !current.isSuggestion && { works: inRoom(current.works, works, next) }),
            ...changes,
          }),
        about,
      );
    },
    move: (places, about) =>
      set((current) => withChanges(current, { works: withPlaces(current.works, works, places) }), about),
    undo,
    redo,
  };
}

/** The visitor's own wall only needs the works; their places in a room do not matter there. */
function roomOf(id: WallWish['room']): Room {
  return ROOMS[id === 'photo' ? 'living' : id];
}

/** Outside the hook, so that the same answers give the same object. */
function knownReplies(answers: readonly Pick<UseQueryResult<ShopWorkReply>, 'data' | 'isError'>[]) {
  return {
    known: answers.flatMap(({ data }) => (data ? [data] : [])),
    missing: answers.filter(({ isError }) => isError).length,
  };
}

/** Keeps page and address in sync, in both directions. */
function useAddress(
  search: WallSearch,
  suggested: readonly number[],
  wish: ShownWall,
  set: (change: () => ShownWall) => void,
): void {
  const navigate = useNavigate();
  const given = JSON.stringify(addressOfWall(readWallSearch(search)));
  const wanted = JSON.stringify(addressOfWall(wish));
  const written = useRef(given);
  useEffect(() => {
    // The address changed elsewhere: by a link, or the back button.
    if (given === written.current) return;
    written.current = given;
    set(() => withSuggestion(readWallSearch(JSON.parse(given)), suggested));
  }, [given, suggested, set]);
  useEffect(() => {
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      void navigate({ to: '/wall', search: JSON.parse(wanted), replace: true, resetScroll: false });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted, navigate]);
}
