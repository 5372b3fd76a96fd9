import { useSyncExternalStore } from 'react';

/** The width from which a page has two columns: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is wide, for controls that exist once but are elsewhere then. The server does not know. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
