import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { OwedSearch } from './owed-search.rules.ts';
import type { RunForm, RunStepForm } from './payout.contract.ts';

const ALL = ['staff', 'payout'] as const;

export function owedQuery(asker: Asker, { view = 'all', keyword = '', page = 1 }: OwedSearch) {
  return queryOptions({
    queryKey: [...ALL, 'owed', asker.locale, view, keyword, page],
    queryFn: () => ask(apiClient(asker).api.admin.payout.$get({ query: { view, keyword, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function runsQuery(asker: Asker, page: number) {
  return queryOptions({
    queryKey: [...ALL, 'runs', page],
    queryFn: () => ask(apiClient(asker).api.admin.payout.run.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function runQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...ALL, 'run', asker.locale, id],
    queryFn: async () =>
      (
        await ask(
          apiClient({ ...asker, handles: ['not_found'] }).api.admin.payout.run[':run_id'].$get({
            param: { run_id: pathPart(id) },
          }),
        )
      ).run,
    staleTime: 0,
  });
}

export function yearQuery(asker: Asker, year: number | undefined) {
  return queryOptions({
    queryKey: [...ALL, 'year', year],
    queryFn: () =>
      ask(apiClient(asker).api.admin.payout.year.$get({ query: year === undefined ? {} : { year: String(year) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useStartRun() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: RunForm) =>
      (
        await ask(
          apiClient({ ...options.context, handles: ['payout_empty', 'payout_open'] }).api.admin.payout.run.$post({
            json,
          }),
        )
      ).run,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

/** After a conflict, the page shows the run as it is now. */
export function useStepRun(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: RunStepForm) => {
      const run = apiClient(options.context).api.admin.payout.run[':run_id'];
      return (await ask(run.step.$post({ param: { run_id: pathPart(id) }, json }))).run;
    },
    onSuccess: (run) => queryClient.setQueryData(runQuery(options.context, id).queryKey, run),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}
