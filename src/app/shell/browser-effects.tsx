import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { pendingActions } from '#kit/client/actions.ts';
import { forgetAnswers } from '#kit/client/forgetting.ts';
import { onSignedOut, restoreSession } from '#kit/client/session.ts';
import { onFirstToast } from '#kit/client/toast.ts';
import { lazily } from '#kit/later.tsx';
import { carryOutEarly } from './early-acts.ts';
import { disableRightClick } from './right-click.ts';
import { startUp } from './startup.ts';

const Toasts = lazily(() => import('./toasts.tsx').then(({ Toasts: component }) => ({ default: component })));

/** Everything a page does only in the browser, once. */
export function BrowserEffects({ build }: { build: string }) {
  const router = useRouter();
  const [toasts, setToasts] = useState(false);
  useEffect(() => onFirstToast(() => setToasts(true)), []);
  useEffect(() => {
    const ends = [
      restoreSession(),
      onSignedOut(() => {
        forgetAnswers();
        // A page that needs a login redirects to it. A moment later: after signing out by the button, the visitor is
        // already being redirected to `/`, and only people still on the page need the login.
        queueMicrotask(() => void router.invalidate());
      }),
      disableRightClick(),
      watchLater(build, router),
    ];
    void carryOutEarly(() => settled(router));
    void startUp(router, new URLSearchParams(window.location.search));
    return () => {
      for (const end of ends) end();
    };
  }, [router, build]);
  return <Suspense>{toasts && <Toasts />}</Suspense>;
}

/** Optional work: nothing waits for it, and failures are silent. */
function watchLater(build: string, router: AnyRouter): () => void {
  const watching = import('./page-watch.ts').then(
    ({ watchPage }) => watchPage(build, router),
    () => () => undefined,
  );
  return () => void watching.then((end) => end());
}

/** Waits, five seconds at most, until no request and no navigation is pending. */
async function settled(router: AnyRouter): Promise<void> {
  for (let look = 0; look < 100; look++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (router.state.status === 'idle' && pendingActions() === 0) return;
  }
}
