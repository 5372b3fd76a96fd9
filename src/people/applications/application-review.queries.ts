import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { CheckForm, ReviewForm } from './application.contract.ts';
import type { ReviewStep } from './application.rules.ts';
import type { ReviewSearch } from './application-search.rules.ts';

export function applicationsQuery(asker: Asker, { state, kind, keyword, page = 1 }: ReviewSearch) {
  return queryOptions({
    queryKey: ['staff', 'application', 'list', state, kind, keyword, page],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.application.$get({
          query: { page: String(page), ...(state && { state }), ...(kind && { kind }), ...(keyword && { keyword }) },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function reviewedQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'application', 'detail', id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.application[':id'].$get({ param: { id: pathPart(id) } }))).application,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Further pages hold the earlier messages. */
export function reviewThreadQuery(asker: Asker, id: string) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'application', 'thread', id],
    queryFn: ({ pageParam }) =>
      ask(
        apiClient(asker).api.admin.application[':id'].thread.$get({
          param: { id: pathPart(id) },
          query: pageParam ? { before: pageParam } : {},
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ has_earlier, list }) => (has_earlier ? String(list[0]?.message_id) : undefined),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** If someone else was faster, the page reloads the current state. */
export function useReviewStep(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = reviewedQuery(options.context, id);
  return useMutation({
    mutationFn: ({ step, form }: { step: ReviewStep; form: ReviewForm }) =>
      ask(
        apiClient(options.context).api.admin.application[':id'][':step'].$post({
          param: { id: pathPart(id), step },
          json: form,
        }),
      ),
    onSuccess: ({ application }) => {
      queryClient.setQueryData(queryKey, application);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['staff', 'application', 'list'] }),
        queryClient.invalidateQueries({ queryKey: ['staff', 'application', 'thread', id] }),
      ]);
    },
    onError: (failure) =>
      isOvertaken(failure) || isIncomplete(failure)
        ? Promise.all([
            queryClient.invalidateQueries({ queryKey }),
            queryClient.invalidateQueries({ queryKey: ['staff', 'application', 'thread', id] }),
          ])
        : undefined,
  });
}

/** Ticks or unticks a point of the checklist. One after the other, so that the last answer is the latest. */
export function useCheckPoint(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = reviewedQuery(options.context, id);
  return useMutation({
    scope: { id: `checklist ${id}` },
    mutationFn: (json: CheckForm) =>
      ask(apiClient(options.context).api.admin.application[':id'].check.$put({ param: { id: pathPart(id) }, json })),
    onSuccess: ({ application }) => queryClient.setQueryData(queryKey, application),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function isIncomplete(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'application_incomplete';
}

/** Whether a step was refused because of an event that the reviewer had not seen. */
export function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}
