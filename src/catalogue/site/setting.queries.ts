import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { DeliveryEdit, PayoutsEdit, SettingEdit } from './setting.contract.ts';
import type { WordingEdit } from './wording.contract.ts';

export function settingsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.setting.$get())).settings,
    staleTime: 0,
    // Must not change while someone is typing; a conflict is reported on saving.
    refetchOnWindowFocus: false,
  });
}

export function useSaveSetting() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(options.context);
  return useMutation({
    mutationFn: (json: SettingEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.setting.$put({ json })),
    onSuccess: ({ settings }) => queryClient.setQueryData(queryKey, settings),
  });
}

export function deliveryQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting', 'delivery'],
    queryFn: () => ask(apiClient(asker).api.admin.setting.delivery.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Saves all in one call; returns the stored rates. */
export function useSaveDelivery() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: DeliveryEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.setting.delivery.$put({ json })),
    onSuccess: (saved) => queryClient.setQueryData(deliveryQuery(options.context).queryKey, saved),
  });
}

export function payoutsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting', 'payouts'],
    queryFn: () => ask(apiClient(asker).api.admin.setting.payouts.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSavePayouts() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: PayoutsEdit) => ask(apiClient(options.context).api.admin.setting.payouts.$put({ json })),
    onSuccess: (saved) => queryClient.setQueryData(payoutsQuery(options.context).queryKey, saved),
  });
}

export function wordingQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting', 'words'],
    queryFn: () => ask(apiClient(asker).api.admin.setting.words.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSaveWording() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: WordingEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.setting.words.$put({ json })),
    onSuccess: (saved) => queryClient.setQueryData(wordingQuery(options.context).queryKey, saved),
  });
}
