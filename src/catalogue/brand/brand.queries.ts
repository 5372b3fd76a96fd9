import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { sendFile } from '#kit/client/api-files.ts';
import type { BrandEdit, BrandPicture } from './brand.contract.ts';
import type { BrandUse } from './brand.rules.ts';

export function brandQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'brand'],
    queryFn: () => ask(apiClient(asker).api.admin.brand.$get()),
    staleTime: 0,
    // Must not change while someone is choosing; a conflict is reported on saving.
    refetchOnWindowFocus: false,
  });
}

export function useSaveBrand() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: BrandEdit) =>
      ask(apiClient({ ...options.context, handles: ['conflict'] }).api.admin.brand.$put({ json })),
    onSuccess: (saved) => queryClient.setQueryData(brandQuery(options.context).queryKey, saved),
  });
}

export function sendBrandPicture(
  asker: Asker,
  use: BrandUse,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ picture: BrandPicture }> {
  const path = `/api/admin/brand/picture?use=${use}&name=${encodeURIComponent(file.name.slice(0, 200))}`;
  return sendFile(asker, path, file, { onProgress, signal: new AbortController().signal });
}
