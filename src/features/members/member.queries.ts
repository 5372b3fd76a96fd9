import { queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';

/** What the member told about themselves; asked only in the browser, which alone has the token. */
export function memberProfile(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'profile'],
    queryFn: () => ask(apiClient(asker).api.member.profile.$get()),
  });
}
