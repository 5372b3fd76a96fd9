import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { CannedAnswerEdit, NewCannedAnswer } from './canned-answer.contract.ts';

export function cannedAnswersQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'canned-answers'],
    queryFn: () => ask(apiClient(asker).api.admin.canned_answer.$get()),
    staleTime: 0,
  });
}

type CannedAnswerAction =
  | { action: 'add'; answer: NewCannedAnswer }
  | { action: 'edit'; id: number; answer: CannedAnswerEdit }
  | { action: 'remove' | 'restore'; id: number };

/** Shows the reply; after a refusal, loads the current state. */
export function useCannedAnswerAction() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = cannedAnswersQuery(options.context);
  return useMutation({
    mutationFn: (action: CannedAnswerAction) => send(options.context, action),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send(asker: Asker, action: CannedAnswerAction) {
  const { canned_answer: calls } = apiClient({ ...asker, handles: ['conflict'] }).api.admin;
  if (action.action === 'add') return ask(calls.$post({ json: action.answer }));
  const param = { id: String(action.id) };
  if (action.action === 'edit') return ask(calls[':id'].$put({ param, json: action.answer }));
  if (action.action === 'remove') return ask(calls[':id'].$delete({ param }));
  return ask(calls[':id'].restore.$post({ param }));
}
