import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { FaqEdit, FaqForm, FaqOrder } from './faq.contract.ts';

export function staffFaqQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'faq'],
    queryFn: () => ask(apiClient(asker).api.admin.faq.$get()),
    staleTime: 0,
    // Must not change while someone is typing; a conflict is reported on saving.
    refetchOnWindowFocus: false,
  });
}

/** The values of the names that texts can have in braces, in the reader's language. */
export function pageFactsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'page-facts'],
    queryFn: () => ask(apiClient(asker).api.admin.words.fact.$get()),
    staleTime: 0,
  });
}

type FaqChange =
  | { do: 'add'; form: FaqForm }
  | { do: 'save'; id: string; form: FaqEdit }
  | { do: 'remove'; id: string; version: number }
  | { do: 'restore'; id: string }
  | { do: 'order'; order: FaqOrder };

export function useChangeFaq() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = staffFaqQuery(options.context);
  return useMutation({
    mutationFn: (change: FaqChange) => sendChange({ ...options.context, handles: ['conflict'] }, change),
    onSuccess: (questions) => queryClient.setQueryData(queryKey, questions),
    onError: (failure) => isGone(failure) && queryClient.invalidateQueries({ queryKey }),
  });
}

/** Someone else has removed the question. */
function isGone(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.code === 'not_found';
}

function sendChange(asker: Asker, change: FaqChange) {
  const { faq } = apiClient(asker).api.admin;
  switch (change.do) {
    case 'add':
      return ask(faq.$post({ json: change.form }));
    case 'save':
      return ask(faq[':id'].$put({ param: { id: change.id }, json: change.form }));
    case 'remove':
      return ask(faq[':id'].remove.$post({ param: { id: change.id }, json: { version: change.version } }));
    case 'restore':
      return ask(faq[':id'].restore.$post({ param: { id: change.id } }));
    case 'order':
      return ask(faq.$put({ json: change.order }));
  }
}
