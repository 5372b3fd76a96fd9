import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { Assignment } from '#people/members/assign.contract.ts';
import type { EnquiryAnswer } from './contact-desk.contract.ts';
import type { DeskSearch } from './enquiry.rules.ts';

export function enquiriesQuery(asker: Asker, { state = 'open', who = 'all', page = 1 }: DeskSearch) {
  return queryOptions({
    queryKey: ['staff', 'contact', 'list', state, who, page],
    queryFn: () => ask(apiClient(asker).api.admin.contact.$get({ query: { state, who, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function enquiryQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'contact', 'detail', id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.contact[':id'].$get({ param: { id: pathPart(id) } }))).enquiry,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** If a colleague answered first, the page then shows their answer. */
export function useAnswerEnquiry(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = enquiryQuery(options.context, id);
  return useMutation({
    mutationFn: ({ json, key }: { json: EnquiryAnswer; key: string }) =>
      ask(
        apiClient({ ...options.context, handles: ['conflict'] }).api.admin.contact[':id'].$post({
          param: { id: pathPart(id) },
          header: { 'idempotency-key': key },
          json,
        }),
      ),
    onSuccess: ({ enquiry }) => {
      queryClient.setQueryData(queryKey, enquiry);
      return queryClient.invalidateQueries({ queryKey: ['staff', 'contact', 'list'] });
    },
    onError: (failure) => (isOvertaken(failure) ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
}

/** After a refusal the page shows the current assignee. */
export function useAssignEnquiry(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = enquiryQuery(options.context, id);
  return useMutation({
    mutationFn: (json: Assignment) =>
      ask(apiClient(options.context).api.admin.contact[':id'].assign.$put({ param: { id: pathPart(id) }, json })),
    onSuccess: ({ enquiry }) => {
      queryClient.setQueryData(queryKey, enquiry);
      return queryClient.invalidateQueries({ queryKey: ['staff', 'contact', 'list'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Whether the answer was refused because its author had not seen the latest letter. */
function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}
