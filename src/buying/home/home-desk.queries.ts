import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { HomeDraft, HomeEdit } from './home-desk.contract.ts';

export function homeDeskQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'home'],
    queryFn: () => ask(apiClient(asker).api.admin.home.$get()),
    staleTime: 0,
    // A choice must not change while an editor works on it; saving reports a conflict.
    refetchOnWindowFocus: false,
  });
}

/** The front page with an unsaved choice. */
export function homePreviewQuery(asker: Asker, json: HomeDraft) {
  return queryOptions({
    queryKey: ['staff', 'home', 'preview', asker.locale, json],
    queryFn: () =>
      ask(apiClient({ ...asker, handles: ['validation', 'offline'] }).api.admin.home.preview.$post({ json })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}

/** Saves the choice; the page then has its new version. */
export function useSaveHome() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = homeDeskQuery(options.context);
  return useMutation({
    mutationFn: (json: HomeEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin.home.$put({ json })),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
  });
}
