import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { NoticeEdit } from '#catalogue/site/opening.contract.ts';
import type { LINK_DAYS } from '#catalogue/site/opening.rules.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { shopKindQuery, todayQuery } from './admin.queries.ts';
import type { CheckedStep } from './setup.rules.ts';

export function openingQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'opening'],
    queryFn: () => ask(apiClient(asker).api.admin.opening.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

type OpeningAction =
  | { deed: 'open'; in_test_mode: boolean }
  | { deed: 'close'; reason: string }
  | { deed: 'notice'; notice: NoticeEdit }
  | { deed: 'check'; step: CheckedStep; done: boolean }
  | { deed: 'withdraw' };

/** Every change of the opening but the link; the pages that show the state follow. */
export function useOpeningAction() {
  const { options } = useRouter();
  const refresh = useRefresh();
  const asker: Asker = {
    ...options.context,
    handles: ['conflict', 'opening_incomplete', 'test_mode_on', 'validation'],
  };
  return useMutation({
    mutationFn: (sent: OpeningAction) => {
      const { opening } = apiClient(asker).api.admin;
      if (sent.deed === 'open') return ask(opening.open.$post({ json: { in_test_mode: sent.in_test_mode } }));
      if (sent.deed === 'close') return ask(opening.close.$post({ json: { reason: sent.reason } }));
      if (sent.deed === 'notice') return ask(opening.notice.$put({ json: sent.notice }));
      if (sent.deed === 'withdraw') return ask(opening.link.$delete());
      return ask(opening.step[':step'].$put({ param: { step: sent.step }, json: { done: sent.done } }));
    },
    onSettled: refresh,
  });
}

/** A new invitation link, shown this once. */
export function useMakeLink() {
  const { options } = useRouter();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (days: (typeof LINK_DAYS)[number]) =>
      ask(apiClient(options.context).api.admin.opening.link.$post({ json: { days } })),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [openingQuery, shopKindQuery, todayQuery].map((query) =>
        queryClient.invalidateQueries({ queryKey: query(options.context).queryKey }),
      ),
    );
}

/** Allows this browser to load the pages of the closed shop. */
export function passQuery(asker: Asker, isClosed: boolean) {
  return queryOptions({
    queryKey: ['staff', 'preview'],
    queryFn: () => ask(apiClient({ ...asker, handles: ['offline'] }).api.preview.staff.$post()),
    enabled: isClosed,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
