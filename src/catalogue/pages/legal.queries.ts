import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { LegalDraftForm, LegalPublishForm } from './legal.contract.ts';
import { loadPage } from './page.queries.ts';
import type { LegalPage } from './page.rules.ts';

export function legalListQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'legal'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.legal.$get())).list,
    staleTime: 0,
  });
}

export function legalQuery(asker: Asker, page: LegalPage) {
  return queryOptions({
    queryKey: ['staff', 'legal', page],
    queryFn: () => ask(apiClient(asker).api.admin.legal[':page'].$get({ param: { page } })),
    staleTime: 0,
    // Must not change while someone is typing; a conflict is reported on saving.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** In the reader's language; it never changes. */
export function legalVersionQuery(asker: Asker, page: LegalPage, version: string) {
  return queryOptions({
    queryKey: ['staff', 'legal', page, version, asker.locale],
    queryFn: async () => (await loadPage(asker, page, { version })).page.blocks,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type LegalChange =
  | { do: 'save'; form: LegalDraftForm }
  | { do: 'publish'; form: LegalPublishForm }
  | { do: 'discard'; revision: number };

export function useChangeLegal(page: LegalPage) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = legalQuery(options.context, page);
  return useMutation({
    mutationFn: (change: LegalChange) => {
      const asker = { ...options.context, handles: ['conflict', 'validation'] as const };
      const calls = apiClient(asker).api.admin.legal[':page'];
      const param = { page };
      if (change.do === 'save') return ask(calls.$put({ param, json: change.form }));
      if (change.do === 'publish') return ask(calls.publish.$post({ param, json: change.form }));
      return ask(calls.discard.$post({ param, json: { revision: change.revision } }));
    },
    onSuccess: (document) => queryClient.setQueryData(queryKey, document),
  });
}
