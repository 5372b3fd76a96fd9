import { queryOptions } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAction } from '#kit/client/actions.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { langOf } from '#shared/locale.ts';
import type { ListChange, SharedList, Wish } from './shared-list.contract.ts';
import { storeList } from './stored-lists.ts';

/** The secrets of a list as headers: of its link, and of this browser's participant. */
export interface ListKeys {
  'shared-list': string;
  participant?: string;
}

/** The page shows these itself. */
const HANDLED = ['gone', 'validation', 'offline'] as const;

/** Works with all sizes and frames; the key has their ids, so they are fetched again only for another work. */
export function listItemsQuery(asker: Asker, keys: ListKeys, ids: readonly number[]) {
  const known = ids.toSorted((a, b) => a - b).join('.');
  return queryOptions({
    queryKey: ['shared-list-items', asker.locale, keys['shared-list'], known],
    queryFn: () => ask(apiClient({ ...asker, handles: HANDLED }).api.together.item.$get({ header: { ...keys } })),
  });
}

export async function loadList(asker: Asker, keys: ListKeys): Promise<SharedList> {
  const { list } = await ask(apiClient({ ...asker, handles: HANDLED }).api.together.$get({ header: { ...keys } }));
  return list;
}

export async function sendChange(asker: Asker, keys: ListKeys, change: ListChange): Promise<SharedList> {
  const { list } = await ask(apiClient(asker).api.together.change.$post({ header: { ...keys }, json: change }));
  return list;
}

/** Joins, or changes the name; `validation`, `name_taken` and `list_full` are for the form. */
export async function sendName(asker: Asker, keys: ListKeys, name: string) {
  const handles = ['validation', 'name_taken', 'list_full'] as const;
  const call = apiClient({ ...asker, handles }).api.together.participant;
  return ask(call.$post({ header: { ...keys }, json: { name } }));
}

function sendEnd(asker: Asker, keys: ListKeys) {
  return ask(apiClient(asker).api.together.$delete({ header: { ...keys } }));
}

/** Starts a list and remembers it in this browser; returns the secret of its link. */
export async function sendStart(asker: Asker, name: string, works: readonly Wish[]): Promise<string> {
  const call = apiClient({ ...asker, handles: ['validation'] }).api.together;
  const { token, participant } = await ask(call.$post({ json: { name, works: [...works] } }));
  storeList({ token, participant, is_owner: true });
  return token;
}

/**
 * Waits for another version than the known one. Not by the API client: the request is cancelled when the page is hidden, and its
 * failures are no news for the visitor.
 */
export async function awaitVersion(
  { locale }: Asker,
  keys: ListKeys,
  known: number,
  signal: AbortSignal,
): Promise<{ version: number; is_live: boolean } | 'gone' | undefined> {
  try {
    const headers = { lang: langOf(locale), ...keys };
    const answer = await fetch(`/api/together/change?version=${known}`, { headers, signal });
    if (answer.status === 410) return 'gone';
    return answer.ok ? ((await answer.json()) as { version: number; is_live: boolean }) : undefined;
  } catch {
    return undefined;
  }
}

/** For buttons: shows its message if the shop refuses. */
export function useEndList(keys: ListKeys) {
  const { options } = useRouter();
  return useAction(() => sendEnd(options.context, keys));
}
