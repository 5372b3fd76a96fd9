import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { DeskWorkForm, NewDeskWorkForm } from './work-desk.contract.ts';
import type { DeskSearch, DeskStep } from './work-desk.rules.ts';

export function deskWorksQuery(asker: Asker, search: DeskSearch) {
  const { artist_id, page = 1, ...rest } = search;
  const query = { ...rest, page: String(page), ...(artist_id && { artist_id: String(artist_id) }) };
  return queryOptions({
    queryKey: ['staff', 'catalog', 'list', asker.locale, query],
    queryFn: () => ask(apiClient(asker).api.admin.work.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** One work. Not refetched while someone edits it. */
export function deskWorkQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'catalog', 'work', asker.locale, id],
    queryFn: async () => (await ask(apiClient(asker).api.admin.work[':id'].$get({ param: { id: pathPart(id) } }))).work,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Creates a work without a seller. */
export function useNewWork() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: async (json: NewDeskWorkForm) => {
      const calls = apiClient({ ...options.context, handles: ['validation', 'not_found', 'conflict'] }).api.admin.work;
      return (await ask(calls.$post({ json }))).work;
    },
  });
}

/** Copies a work as a new draft. */
export function useCopyWork(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: { with_picture: boolean }) => {
      const call = apiClient(options.context).api.admin.work[':id'].copy;
      return (await ask(call.$post({ param: { id: pathPart(id) }, json }))).work;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'catalog', 'list'] }),
  });
}

export function useSaveDeskWork(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: DeskWorkForm) => {
      const call = apiClient({
        ...options.context,
        handles: ['conflict', 'validation', 'edition_fixed', 'size_not_sharp'],
      }).api.admin.work[':id'];
      return (await ask(call.$put({ param: { id: pathPart(id) }, json }))).work;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'catalog', 'list'] }),
  });
}

/** Publishes, pauses, resumes, removes or restores a work. */
export function useDeskStep(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ step, version }: { step: DeskStep; version: number }) => {
      const call = apiClient({ ...options.context, handles: ['work_incomplete'] }).api.admin.work[':id'][':step'];
      return (await ask(call.$post({ param: { id: pathPart(id), step }, json: { version } }))).work;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'catalog', 'list'] }),
  });
}
