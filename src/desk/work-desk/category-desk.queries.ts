import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { CategoriesForm } from './category-desk.contract.ts';

/** All categories, also hidden ones. Not refetched while someone edits them. */
export function deskCategoriesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'categories'],
    queryFn: () => ask(apiClient(asker).api.admin.category.$get()),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveCategories() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: CategoriesForm) =>
      ask(apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin.category.$put({ json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'prices', 'choices'] }),
  });
}
