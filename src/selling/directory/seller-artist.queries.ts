import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { ArtistPageForm, NewArtistForm, ProposalForm } from './seller-artist.contract.ts';

/** The seller's public pages. */
export function sellerArtistsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['seller', 'artist', 'list'],
    queryFn: () => ask(apiClient(asker).api.sales.artist.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** One page with all its texts. Not refetched while someone edits it. */
export function sellersPageQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: ['seller', 'artist', 'page', asker.locale, id],
    queryFn: () => ask(apiClient(asker).api.sales.artist[':id'].$get({ param: { id: pathPart(id) } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves a page and updates the list and other tabs. */
export function useSavePage(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: ArtistPageForm) =>
      ask(apiClient(options.context).api.sales.artist[':id'].$put({ param: { id: pathPart(id) }, json })),
    onSuccess: (reply) => {
      queryClient.setQueryData(sellersPageQuery(options.context, id).queryKey, reply);
      return queryClient.invalidateQueries({ queryKey: ['seller', 'artist', 'list'] });
    },
  });
}

export function useAddArtist() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: NewArtistForm) =>
      ask(apiClient({ ...options.context, handles: ['artist_taken'] }).api.sales.artist.$post({ json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['seller', 'artist', 'list'] }),
  });
}

/** Sets the last day of a representation, or continues it. */
export function useChangeRepresentation() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ artist_id, last_day }: { artist_id: number; last_day: string | null }) => {
      const artist = apiClient({ ...options.context, handles: ['artist_taken'] }).api.sales.artist[':id'];
      const param = { id: String(artist_id) };
      return last_day === null
        ? ask(artist.restore.$post({ param }))
        : ask(artist.end.$put({ param, json: { last_day } }));
    },
    onSuccess: (reply) => queryClient.setQueryData(sellerArtistsQuery(options.context).queryKey, reply),
  });
}

export function usePropose(artist_id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: ProposalForm) =>
      ask(
        apiClient(options.context).api.sales.artist[':id'].proposal.$post({ param: { id: String(artist_id) }, json }),
      ),
    onSuccess: (reply) => queryClient.setQueryData(sellerArtistsQuery(options.context).queryKey, reply),
  });
}

export function useWithdrawProposal() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = sellerArtistsQuery(options.context);
  return useMutation({
    mutationFn: (id: number) =>
      ask(apiClient(options.context).api.sales.proposal[':id'].withdraw.$post({ param: { id: String(id) } })),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
