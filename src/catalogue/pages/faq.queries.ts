import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { FaqEdit, FaqForm, FaqOrder } from './faq.contract.ts';

/** Every question in all languages, as staff edit them. */
export function staffFaqQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'faq'],
    queryFn: () => ask(apiClient(asker).api.admin.faq.$get()),
    staleTime: 0,
    // What somebody is typing must not change under their hands; a conflict is told when they save.
    refetchOnWindowFocus: false,
  });
}

/** What can be done with the questions. */
type FaqChange =
  | { do: 'add'; form: FaqForm }
  | { do: 'save'; id: string; form: FaqEdit }
  | { do: 'remove'; id: string; version: number }
  | { do: 'restore'; id: string }
  | { do: 'order'; order: FaqOrder };

/** Changes the questions; the page then knows their new versions. */
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

/** Somebody else has removed the question, which the page does not know yet. */
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
