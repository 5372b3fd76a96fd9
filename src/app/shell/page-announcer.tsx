import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation the focus moves to the new page and its title is announced. A changed query moves nothing, and a
 * visitor who is already typing in a field keeps the focus there.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let focusedBefore: Element | null = null;
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore = document.activeElement;
      }),
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !pathChanged || hashChanged) return;
        setTitle(document.title);
        const focused = document.activeElement;
        if (focused !== focusedBefore && focused?.matches('input, textarea, select')) return;
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
