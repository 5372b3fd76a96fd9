import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { ReviewedWork } from './studio.contract.ts';
import type { ReviewStep } from './studio-steps.rules.ts';
import type { ReviewSearch } from './work-search.rules.ts';

const LIST = ['staff', 'work', 'list'];

/** Submitted works, longest waiting first. */
export function reviewsQuery(asker: Asker, { stage = 'submitted', page = 1 }: ReviewSearch) {
  return queryOptions({
    queryKey: [...LIST, asker.locale, stage, page],
    queryFn: () => ask(apiClient(asker).api.admin.review.$get({ query: { stage, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function reviewedWorkQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'work', 'detail', asker.locale, id],
    queryFn: async (): Promise<ReviewedWork> =>
      (await ask(apiClient(asker).api.admin.review[':id'].$get({ param: { id: pathPart(id) } }))).work,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** A work as the shop would show it, for a reviewer. */
export function reviewPreviewQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'work', 'preview', asker.locale, id],
    queryFn: () => ask(apiClient(asker).api.admin.review[':id'].preview.$get({ param: { id: pathPart(id) } })),
    staleTime: 0,
  });
}

interface Decision {
  step: ReviewStep;
  version: number;
  words?: string;
}

/** Publishes a work or returns it; if it was too late, the page shows the current state. */
export function useReviewStep(id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = reviewedWorkQuery(options.context, String(id));
  return useMutation({
    mutationFn: async ({ step, ...json }: Decision): Promise<ReviewedWork> => {
      const call = apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin.review[':id'][
        ':step'
      ];
      return (await ask(call.$post({ param: { id: String(id), step }, json }))).work;
    },
    onSuccess: (work) => {
      queryClient.setQueryData(queryKey, work);
      return queryClient.invalidateQueries({ queryKey: LIST });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

// @chunk studio
