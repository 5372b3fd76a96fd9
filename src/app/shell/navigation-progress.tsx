import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Shorter waits show nothing. */
const SLOW_MS = 200;

/** A hairline that grows along the top while a slow page loads. */
export function NavigationProgress() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!slow) return null;
  return (
    <div role="progressbar" aria-label="…" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full origin-left animate-navigate bg-accent" />
    </div>
  );
}
