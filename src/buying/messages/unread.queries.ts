import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { currentSession, saveUnread, useSession } from '#kit/client/session.ts';

/** How many messages the member has not read; the header shows it from the session. */
export function unreadQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['message', 'unread'],
    queryFn: async () => {
      const { token } = currentSession();
      const { unread } = await ask(apiClient(asker).api.message.unread.$get());
      // Whoever signed out meanwhile, or in as somebody else, has other messages.
      if (currentSession().token === token) saveUnread(unread);
      return unread;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps the number of unread messages fresh while a member is signed in. */
export function useUnread(): void {
  const { options } = useRouter();
  const isSignedIn = useSession(({ ready, token }) => ready && token !== undefined);
  useQuery({ ...unreadQuery(options.context), enabled: isSignedIn });
}
