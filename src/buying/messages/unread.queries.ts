import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveUnread, useSession } from '#kit/client/session.ts';

/** The header shows the number from the session. */
export function unreadQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['message', 'unread'],
    queryFn: async () => {
      const { token } = currentSession();
      const { unread } = await ask(apiClient(asker).api.message.unread.$get());
      // The session may have changed: another member has other messages.
      if (currentSession().token === token) saveUnread(unread);
      return unread;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function useUnread(): void {
  const { options } = useRouter();
  const isSignedIn = useSession(({ ready, token }) => ready && token !== undefined);
  useQuery({ ...unreadQuery(options.context), enabled: isSignedIn });
}
