import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { ArtistPageForm, NewArtistForm, ProposalForm } from './seller-artist.contract.ts';

/** The public pages that the seller looks after. */
export function sellerArtistsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['seller', 'artist', 'list'],
    queryFn: () => ask(apiClient(asker).api.sales.artist.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** One page with all its texts. Not asked again behind the back of whoever edits it. */
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

/** Saves a page; other tabs and the list learn of it. */
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

/** Takes in an artist. */
export function useAddArtist() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: NewArtistForm) =>
      ask(apiClient({ ...options.context, handles: ['artist_taken'] }).api.sales.artist.$post({ json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['seller', 'artist', 'list'] }),
  });
}

/** Ends a representation with a day, or goes on with it after all. */
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

/** Asks to represent an artist. */
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

/** Withdraws a request that has not been decided. */
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
