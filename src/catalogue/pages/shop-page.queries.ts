import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { canBeHidden, type ShopPage } from './page.rules.ts';
import type { ShopPageDraftForm, ShopPagePublishForm, ShopPageWords } from './shop-page.contract.ts';

export function shopPageListQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'page'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.page.$get())).list,
    staleTime: 0,
  });
}

export function shopPageQuery(asker: Asker, page: ShopPage) {
  return queryOptions({
    queryKey: ['staff', 'page', page],
    queryFn: () => ask(apiClient(asker).api.admin.page[':page'].$get({ param: { page } })),
    staleTime: 0,
    // Must not change while someone is typing; a conflict is reported on saving.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** A preview of unsaved words. */
export function shopPagePreviewQuery(asker: Asker, page: ShopPage, json: ShopPageWords) {
  return queryOptions({
    queryKey: ['staff', 'page', page, 'preview', asker.locale, json],
    queryFn: () => {
      const { preview } = apiClient({ ...asker, handles: ['validation', 'offline'] }).api.admin.page[':page'];
      return ask(preview.$post({ param: { page }, json }));
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}

export type ShopPageChange =
  | { do: 'save'; form: ShopPageDraftForm }
  | { do: 'publish'; form: ShopPagePublishForm }
  | { do: 'discard'; revision: number }
  | { do: 'hide'; hidden: boolean; version: number };

export function useChangeShopPage(page: ShopPage) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = shopPageQuery(options.context, page);
  return useMutation({
    mutationFn: (change: ShopPageChange) =>
      sendChange({ ...options.context, handles: ['conflict', 'validation'] }, page, change),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
  });
}

function sendChange(asker: Asker, page: ShopPage, change: ShopPageChange) {
  const calls = apiClient(asker).api.admin.page[':page'];
  const param = { page };
  switch (change.do) {
    case 'save':
      return ask(calls.$put({ param, json: change.form }));
    case 'publish':
      return ask(calls.publish.$post({ param, json: change.form }));
    case 'discard':
      return ask(calls.discard.$post({ param, json: { revision: change.revision } }));
    case 'hide': {
      if (!canBeHidden(page)) throw new Error(`${page} is always there`);
      const { hidden, version } = change;
      return ask(calls.hidden.$put({ param: { page }, json: { hidden, version } }));
    }
  }
}
