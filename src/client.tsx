import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

/**
 * Where the browser begins. The framework's own entry does the same and brings its way of calling server functions along,
 * 10 kB of it; this shop has none of them: everything is asked through the API.
 */
async function begin(): Promise<void> {
  const router = await getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

// Not awaited: pages are files that need this one, and would wait for it while it waits for them.
void begin();
