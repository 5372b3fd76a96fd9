import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { DecisionStep, ProposalDecision, RepresentationForm } from './representation-desk.contract.ts';
import type { RepresentationSearch } from './representation-search.rules.ts';

const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** A page of artists with today's gallery, and galleries' requests. */
export function representationsQuery(asker: Asker, { keyword, page = 1 }: RepresentationSearch) {
  return queryOptions({
    queryKey: ['staff', 'representation', 'list', asker.locale, keyword, page],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.representation.$get({
          query: { page: String(page), ...(keyword && { keyword }) },
        }),
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** An artist's past, present and future galleries. */
export function representationQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['staff', 'representation', 'one', asker.locale, id],
    queryFn: () => ask(apiClient(asker).api.admin.representation[':id'].$get({ param: { id: pathPart(id) } })),
    retry: false,
    ...fresh,
  });
}

type Change =
  | { kind: 'save'; form: RepresentationForm }
  | { kind: DecisionStep; proposal_id: number; form: ProposalDecision };

/** Changes the representation of an artist, or decides on a request; after a refusal the page shows the current state. */
export function useRepresentationChange(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = representationQuery(options.context, id);
  const { admin } = apiClient({ ...options.context, handles: ['sales_in_the_way', 'conflict', 'validation'] }).api;
  return useMutation({
    mutationFn: (change: Change) =>
      change.kind === 'save'
        ? ask(admin.representation[':id'].$put({ param: { id: pathPart(id) }, json: change.form }))
        : ask(
            admin.proposal[':id'][':step'].$post({
              param: { id: String(change.proposal_id), step: change.kind },
              json: change.form,
            }),
          ),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryKey, reply);
      return queryClient.invalidateQueries({ queryKey: ['staff', 'representation', 'list'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
