import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** The files behind the link in a mailed answer; the page itself shows the errors of a link. */
export function answerFilesQuery(asker: Asker, token: string) {
  return queryOptions({
    queryKey: ['contact', 'files', token],
    queryFn: () => {
      const { contact } = apiClient({ ...asker, handles: ['link_expired', 'validation'] }).api;
      return ask(contact.files.$post({ json: { token } }));
    },
    retry: false,
  });
}
