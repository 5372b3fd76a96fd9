import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { DeliveryEdit, SettingEdit } from './setting.contract.ts';

/** Every part of the settings with its version. */
export function settingsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.setting.$get())).settings,
    staleTime: 0,
    // What somebody is typing must not change under their hands; a conflict is told when they save.
    refetchOnWindowFocus: false,
  });
}

/** Saves one part; the page then knows its new version. */
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

/** Zones, fees and days of delivery as staff edit them, with their version. */
export function deliveryQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'setting', 'delivery'],
    queryFn: () => ask(apiClient(asker).api.admin.setting.delivery.$get()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Saves them all at once; answers what is kept now. */
export function useSaveDelivery() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: DeliveryEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.setting.delivery.$put({ json })),
    onSuccess: (saved) => queryClient.setQueryData(deliveryQuery(options.context).queryKey, saved),
  });
}
