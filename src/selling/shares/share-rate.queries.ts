import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { ShareRateForm } from './share.contract.ts';

export function shareRatesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'share-rate'],
    queryFn: () => ask(apiClient(asker).api.admin['share-rate'].$get()),
    staleTime: 0,
  });
}

export function useSetRate() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: ShareRateForm) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin['share-rate'].$post({ json })),
    onSuccess: (rates) => queryClient.setQueryData(shareRatesQuery(options.context).queryKey, rates),
  });
}
