import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After a navigation the focus goes to the new page and its title is read out; a changed query moves nothing. */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !pathChanged || hashChanged) return;
        setTitle(document.title);
        document.getElementById('content')?.focus({ preventScroll: true });
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
