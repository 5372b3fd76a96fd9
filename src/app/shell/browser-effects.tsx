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
        // A page that needs a login asks for one again. A moment later: whoever signs out is on the way to `/` by then, and only who stays is asked to sign in again.
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

/** Nothing of this is worth a wait, nor a word if it cannot be had. */
function watchLater(build: string, router: AnyRouter): () => void {
  const watching = import('./page-watch.ts').then(
    ({ watchPage }) => watchPage(build, router),
    () => () => undefined,
  );
  return () => void watching.then((end) => end());
}

/** Waits, five seconds at most, until the page stands still: nothing is on its way to the server, and no other address. */
async function settled(router: AnyRouter): Promise<void> {
  for (let look = 0; look < 100; look++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (router.state.status === 'idle' && pendingActions() === 0) return;
  }
}
