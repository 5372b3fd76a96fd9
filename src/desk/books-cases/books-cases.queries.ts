import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { CaseStep } from './books-cases.contract.ts';
import type { BooksCasesSearch } from './books-cases-search.rules.ts';

export function booksCasesQuery(asker: Asker, { page = 1, ...search }: BooksCasesSearch) {
  return queryOptions({
    queryKey: ['staff', 'books-case', search, page],
    queryFn: () => ask(apiClient(asker).api.admin['books-case'].$get({ query: { ...search, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** If a colleague was faster, the list then shows the current state. */
export function useCaseStep(caseId: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const call = apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin['books-case'];
  return useMutation({
    mutationFn: (json: CaseStep) => ask(call[':case_id'].$post({ param: { case_id: String(caseId) }, json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'books-case'] }),
  });
}
