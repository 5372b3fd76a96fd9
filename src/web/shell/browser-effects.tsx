import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onSignedOut, restoreSession } from '#web/client/session.ts';
import { onFirstToast } from '#web/client/toast.ts';
import { watchBuild } from './build-watch.ts';
import { disableRightClick } from './right-click.ts';
import { preloadRoutesInView } from './route-preload.ts';
import { startUp } from './startup.ts';

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts: component }) => ({ default: component })));

/** Everything a page does only in the browser, once. */
export function BrowserEffects({ build }: { build: string }) {
  const router = useRouter();
  const [toasts, setToasts] = useState(false);
  useEffect(() => onFirstToast(() => setToasts(true)), []);
  useEffect(() => {
    const ends = [
      restoreSession(),
      onSignedOut(() => {
        // What a member saw is nobody else's; a page that needs a login asks for one again.
        router.options.context.queryClient.clear();
        // A moment later: whoever signs out is on the way to `/` by then, and only who stays is asked to sign in again.
        queueMicrotask(() => void router.invalidate());
      }),
      disableRightClick(),
      watchBuild(build, router),
      preloadRoutesInView(router),
    ];
    void startUp(router, new URLSearchParams(window.location.search));
    return () => {
      for (const end of ends) end();
    };
  }, [router, build]);
  return <Suspense>{toasts && <Toasts />}</Suspense>;
}
