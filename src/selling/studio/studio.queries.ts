import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { NewWorkForm, Work, WorkForm } from './studio.contract.ts';
import type { SellerStep } from './studio-steps.rules.ts';
import type { WorkSearch } from './work-search.rules.ts';

const LIST = ['studio', 'works'];

export function worksQuery(asker: Asker, { page = 1, ...filters }: WorkSearch) {
  return queryOptions({
    queryKey: [...LIST, asker.locale, filters, page],
    queryFn: () => ask(apiClient(asker).api.sales.work.$get({ query: { ...filters, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function workQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['studio', 'work', asker.locale, id],
    queryFn: async (): Promise<Work> =>
      (await ask(apiClient(handling(asker)).api.sales.work[':id'].$get({ param: { id: pathPart(id) } }))).work,
    staleTime: 0,
  });
}

/** A work as the shop would show it if it were online. */
export function workPreviewQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['studio', 'preview', asker.locale, id],
    queryFn: () => ask(apiClient(handling(asker)).api.sales.work[':id'].preview.$get({ param: { id: pathPart(id) } })),
    staleTime: 0,
  });
}

export function categoriesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['studio', 'categories', asker.locale],
    queryFn: async () => (await ask(apiClient(asker).api.initial.$get())).shop.category,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** These pages show errors of a work or file in place. */
function handling(asker: Asker): Asker {
  return {
    ...asker,
    handles: ['offline', 'conflict', 'validation', 'not_found', 'too_large', 'unavailable', 'too_many_requests'],
  };
}

/** A draft for an artist, with or without a picture. */
export async function beginWork(asker: Asker, form: NewWorkForm): Promise<Work> {
  return (await ask(apiClient(asker).api.sales.work.$post({ json: form }))).work;
}

/** Saves changes to a work; throws `conflict` if another tab was faster. */
export async function saveWork(asker: Asker, id: number, form: WorkForm): Promise<Work> {
  const { work } = await ask(
    apiClient(handling(asker)).api.sales.work[':id'].$put({ param: { id: String(id) }, json: form }),
  );
  return work;
}

export function isConflict(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

/** Applies a step to the version that was read. */
export async function applyWorkStep(
  asker: Asker,
  id: number,
  { step, version }: { step: SellerStep; version: number },
): Promise<Work> {
  const call = apiClient(handling(asker)).api.sales.work[':id'][':step'];
  return (await ask(call.$post({ param: { id: String(id), step }, json: { version } }))).work;
}

/** Applies a step to a work; if it was too late, the page shows the current state. */
export function useWorkStep(id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = workQuery(options.context, String(id));
  return useMutation({
    mutationFn: (taken: { step: SellerStep; version: number }) => applyWorkStep(options.context, id, taken),
    onSuccess: (work) => {
      queryClient.setQueryData(queryKey, work);
      return queryClient.invalidateQueries({ queryKey: LIST });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['studio'] }),
  });
}

// @chunk studio
