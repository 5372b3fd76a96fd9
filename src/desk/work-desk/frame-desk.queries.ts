import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { FrameForm, FrameOrder } from './frame-desk.contract.ts';

const FRAMES = ['staff', 'frames'];

export function deskFramesQuery(asker: Asker) {
  return queryOptions({
    queryKey: [...FRAMES, 'list'],
    queryFn: async () => (await ask(apiClient(asker).api.admin.frame.$get())).list,
    staleTime: 0,
  });
}

/** One frame. Not refetched while someone edits it. */
export function deskFrameQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...FRAMES, 'one', id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.frame[':id'].$get({ param: { id: pathPart(id) } }))).frame,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves a new order of the frames; the page then shows the stored order. */
export function useOrderFrames() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = deskFramesQuery(options.context);
  return useMutation({
    mutationFn: (json: FrameOrder) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.frame.$put({ json })),
    onSuccess: ({ list }) => queryClient.setQueryData(queryKey, list),
    // After a conflict, show the other person's order.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useSaveFrame(id: string | undefined) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, ...json }: FrameForm) => {
      const calls = apiClient({
        ...options.context,
        handles: ['conflict', 'validation', 'last_frame', 'frame_ordered'],
      }).api.admin.frame;
      if (id === undefined) return (await ask(calls.$post({ json }))).frame;
      return (await ask(calls[':id'].$put({ param: { id: pathPart(id) }, json: { version, ...json } }))).frame;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...FRAMES, 'list'] }),
  });
}
