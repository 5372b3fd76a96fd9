import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { Assignment } from '#people/members/assign.contract.ts';
import type { EnquiryAnswer } from './contact-desk.contract.ts';
import type { DeskSearch } from './enquiry.rules.ts';

/** A page of the enquiries in one state. */
export function enquiriesQuery(asker: Asker, { state = 'open', who = 'all', page = 1 }: DeskSearch) {
  return queryOptions({
    queryKey: ['staff', 'contact', 'list', state, who, page],
    queryFn: () => ask(apiClient(asker).api.admin.contact.$get({ query: { state, who, page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** One enquiry with all that was written. */
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

/** Answers an enquiry; also when somebody else was faster, the page then shows what they wrote. */
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

/** Gives an enquiry to somebody; after a refusal the page shows who has it now. */
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

/** Whether an answer was refused because there is a letter that its writer had not seen. */
function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}
