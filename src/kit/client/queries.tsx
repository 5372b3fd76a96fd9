import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { alsoCount } from './actions.ts';
import { onForgotten } from './forgetting.ts';

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
}

let browserClient: QueryClient | undefined;

/** The query cache of this browser's member pages; created on first use. */
export function memberQueries(): QueryClient {
  if (browserClient) return browserClient;
  const client = newClient();
  browserClient = client;
  alsoCount(() => client.isMutating());
  onForgotten(() => client.clear());
  return client;
}

/**
 * Wraps every page that uses TanStack Query (decision 23): pages of members and staff, sign-in, and the wall.
 * Public pages do not load it. On the server each rendering has its own.
 */
export function MemberQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? newClient() : memberQueries()));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
