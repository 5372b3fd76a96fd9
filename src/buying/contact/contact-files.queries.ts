import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** The files behind the link in a mailed answer; what is wrong with the link stands on the page. */
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
