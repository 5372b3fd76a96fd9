import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { sendFile } from '#kit/client/api-files.ts';
import type { DeskArtist, DeskArtistForm, NewDeskArtistForm } from './artist-desk.contract.ts';
import type { ArtistSearch } from './artist-desk.rules.ts';

const ARTISTS = ['staff', 'artists'];

export function deskArtistsQuery(asker: Asker, { page = 1, ...search }: ArtistSearch) {
  const query = { ...search, page: String(page) };
  return queryOptions({
    queryKey: [...ARTISTS, 'list', asker.locale, query],
    queryFn: () => ask(apiClient(asker).api.admin.artist.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** One artist. Not refetched while someone edits them. */
export function deskArtistQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...ARTISTS, 'one', id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.artist[':id'].$get({ param: { id: pathPart(id) } }))).artist,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useSaveArtist(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: DeskArtistForm) => {
      const calls = apiClient({ ...options.context, handles: ['conflict', 'validation'] }).api.admin.artist;
      return (await ask(calls[':id'].$put({ param: { id: pathPart(id) }, json }))).artist;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...ARTISTS, 'list'] }),
  });
}

/** Creates an artist. */
export function useNewArtist() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewDeskArtistForm) => {
      const calls = apiClient({ ...options.context, handles: ['validation'] }).api.admin.artist;
      return (await ask(calls.$post({ json }))).artist;
    },
    // The work form lists all artists.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'prices', 'choices'] }),
  });
}

export async function changePortrait(asker: Asker, id: number, file: File | null): Promise<DeskArtist> {
  if (file) {
    const path = `/api/admin/artist/${id}/portrait`;
    const sending = { method: 'PUT', onProgress: () => undefined, signal: new AbortController().signal } as const;
    return (await sendFile<{ artist: DeskArtist }>(asker, path, file, sending)).artist;
  }
  const calls = apiClient(asker).api.admin.artist[':id'];
  return (await ask(calls.portrait.$delete({ param: { id: String(id) } }))).artist;
}
