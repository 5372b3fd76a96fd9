import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { PreviewQuery } from './preview.contract.ts';

/** Every kind of mail, with its subject in the reader's language. */
export function mailKindsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'mail', asker.locale],
    queryFn: async () => (await ask(apiClient(asker).api.admin.mail.$get())).list,
    staleTime: 60_000,
  });
}

/** One mail as its reader would see it. */
export function previewQueryOf(asker: Asker, kind: string, { lang, about }: PreviewQuery) {
  return queryOptions({
    queryKey: ['staff', 'mail', kind, lang, about ?? ''],
    queryFn: async () => {
      const query = { lang, ...(about && { about }) };
      const calls = apiClient({ ...asker, handles: ['not_found', 'forbidden'] }).api.admin.mail[':kind'];
      return (await ask(calls.$get({ param: { kind }, query }))).mail;
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

/** Sends the mail that is looked at to whoever looks. */
export function useSendPreview(kind: string) {
  const { options } = useRouter();
  return useMutation({
    mutationFn: ({ lang, about }: PreviewQuery) =>
      ask(
        apiClient(options.context).api.admin.mail[':kind'].send.$post({
          param: { kind },
          json: { lang, ...(about && { about }) },
        }),
      ),
  });
}
