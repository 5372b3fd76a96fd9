import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CartFrame, CartItem } from '#catalogue/cart/cart.contract.ts';
import { useAction } from '#kit/client/actions.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { follow } from '../follow.ts';
import { type Happened, happenedBetween, newerOf } from '../list-state.rules.ts';
import type { ListChange, SharedList } from '../shared-list.contract.ts';
import { awaitVersion, type ListKeys, listItemsQuery, loadList, sendChange } from '../shared-list.queries.ts';
import { forgetList, storedList, storeList } from '../stored-lists.ts';

export interface OpenList {
  keys: ListKeys;
  list: SharedList | undefined;
  items: readonly CartItem[];
  frames: readonly CartFrame[];
  /** The list no longer exists, or could not be loaded. */
  failure: 'gone' | 'failed' | undefined;
  /** What others have done last. */
  happened: readonly Happened[];
  /** Applies one operation, and returns whether the shop accepted it. */
  change: (change: ListChange) => Promise<boolean>;
  /** The operation that is being sent. */
  changing: ListChange | undefined;
  /** Uses an answer to another call. */
  accept: (list: SharedList, participant?: string) => void;
}

const NO_ITEMS: readonly CartItem[] = [];
const NO_FRAMES: readonly CartFrame[] = [];

/** A list that is kept up to date while the page is visible. */
export function useSharedList(token: string): OpenList {
  const { context } = useRouter().options;
  const client = useQueryClient();
  const [participant, setParticipant] = useState(() => storedList(token)?.participant);
  const keys: ListKeys = { 'shared-list': token, ...(participant && { participant }) };
  const queryKey = ['shared-list', token, participant ?? ''];
  const known = () => client.getQueryData<SharedList>(queryKey);
  const state = useQuery({
    queryKey,
    queryFn: async () => {
      const loaded = await loadList(context, keys);
      // A change may have been answered meanwhile.
      return newerOf(known(), loaded);
    },
    staleTime: 0,
  });
  const list = state.data;
  const ids = [...(list?.works ?? []), ...(list?.removed ?? [])].map(({ item_id }) => item_id);
  const works = useQuery({
    ...listItemsQuery(context, keys, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  useFollowing(list !== undefined, queryKey.join(), {
    next: (signal) => awaitVersion(context, keys, known()?.version ?? 0, signal),
    known: () => known()?.version ?? 0,
    refresh: () => client.refetchQueries({ queryKey }),
  });
  const accept = (answered: SharedList, joined?: string) => {
    const me = answered.people.find(({ person_id }) => person_id === answered.me);
    if (joined) {
      storeList({ token, participant: joined, is_owner: me?.is_owner ?? false });
      client.setQueryData(['shared-list', token, joined], answered);
      setParticipant(joined);
    } else client.setQueryData<SharedList>(queryKey, (current) => newerOf(current, answered));
  };
  const { act, given } = useAction(async (change: ListChange) => {
    try {
      accept(await sendChange(context, keys, change));
    } catch (error) {
      // Someone else may have changed the same thing.
      void client.refetchQueries({ queryKey });
      throw error;
    }
  });
  const failure = failureOf(state.error, list);
  useEffect(() => {
    if (failure === 'gone') forgetList(token);
  }, [failure, token]);
  const owner = list?.people.find(({ person_id }) => person_id === list.me)?.is_owner;
  useEffect(() => {
    // Not with every version: only opening it counts.
    if (participant && owner !== undefined) storeList({ token, participant, is_owner: owner });
  }, [token, participant, owner]);
  return {
    keys,
    list,
    items: works.data?.list ?? NO_ITEMS,
    frames: works.data?.frames ?? NO_FRAMES,
    failure,
    happened: useHappened(list),
    change: act,
    changing: given,
    accept,
  };
}

function failureOf(error: Error | null, list: SharedList | undefined): OpenList['failure'] {
  if (!error) return undefined;
  const isGone = error instanceof ApiFailure && (error.code === 'gone' || error.code === 'validation');
  return isGone ? 'gone' : list ? undefined : 'failed';
}

/** Only while the page is visible: a hidden one asks when it is shown again. */
function useFollowing(isLoaded: boolean, key: string, following: Parameters<typeof follow>[0]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list or participant is another following
  useEffect(() => {
    if (!isLoaded) return undefined;
    let leaving = new AbortController();
    const start = () => {
      leaving.abort();
      leaving = new AbortController();
      if (document.visibilityState === 'visible') void follow(following, leaving.signal);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', start);
    };
  }, [isLoaded, key]);
}

function useHappened(list: SharedList | undefined): readonly Happened[] {
  const [happened, setHappened] = useState<readonly Happened[]>([]);
  const seen = useRef(list);
  useEffect(() => {
    const before = seen.current;
    seen.current = list;
    if (!before || !list || before === list) return;
    const next = happenedBetween(before, list);
    if (next.length > 0) setHappened(next);
  }, [list]);
  return happened;
}
