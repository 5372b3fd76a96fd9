import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { MailTextEdit, PreviewQuery } from './preview.contract.ts';

export function mailKindsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'mail', asker.locale],
    queryFn: async () => (await ask(apiClient(asker).api.admin.mail.$get())).list,
    staleTime: 60_000,
  });
}

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

/** Sends the shown mail to the signed-in person. */
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

export function mailTextsQuery(asker: Asker, kind: string, { lang, about }: PreviewQuery) {
  return queryOptions({
    queryKey: ['staff', 'mail', kind, lang, about ?? '', 'texts'],
    queryFn: () => {
      const query = { lang, ...(about && { about }) };
      return ask(apiClient(asker).api.admin.mail[':kind'].text.$get({ param: { kind }, query }));
    },
    retry: false,
    staleTime: 0,
  });
}

/** Changes one text; the preview and the subjects beside it are read again. */
export function useSaveMailText(kind: string, preview: PreviewQuery) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Pick<MailTextEdit, 'id' | 'version' | 'words'>) => {
      const { lang, about } = preview;
      const calls = apiClient({ ...options.context, handles: ['validation', 'conflict'] }).api.admin.mail[':kind'];
      return ask(calls.text.$post({ param: { kind }, json: { lang, ...(about && { about }), ...edit } }));
    },
    onSuccess: async (texts) => {
      queryClient.setQueryData(mailTextsQuery(options.context, kind, preview).queryKey, texts);
      await queryClient.invalidateQueries({ queryKey: ['staff', 'mail'] });
    },
  });
}
