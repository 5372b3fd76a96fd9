import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { CannedAnswerEdit, NewCannedAnswer } from './canned-answer.contract.ts';

/** The answers that are given often. */
export function cannedAnswersQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'canned-answers'],
    queryFn: () => ask(apiClient(asker).api.admin.canned_answer.$get()),
    staleTime: 0,
  });
}

type CannedDeed =
  | { deed: 'add'; answer: NewCannedAnswer }
  | { deed: 'edit'; id: number; answer: CannedAnswerEdit }
  | { deed: 'remove' | 'restore'; id: number };

/** Changes them; what is answered is shown, and after a refusal what is true now. */
export function useCannedDeed() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = cannedAnswersQuery(options.context);
  return useMutation({
    mutationFn: (deed: CannedDeed) => send(options.context, deed),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function send(asker: Asker, deed: CannedDeed) {
  const { canned_answer: calls } = apiClient({ ...asker, tells: ['conflict'] }).api.admin;
  if (deed.deed === 'add') return ask(calls.$post({ json: deed.answer }));
  const param = { id: String(deed.id) };
  if (deed.deed === 'edit') return ask(calls[':id'].$put({ param, json: deed.answer }));
  if (deed.deed === 'remove') return ask(calls[':id'].$delete({ param }));
  return ask(calls[':id'].restore.$post({ param }));
}
