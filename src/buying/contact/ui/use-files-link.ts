import { useEffect, useState } from 'react';
import { readFragment } from '#kit/client/secret-fragment.ts';

/** The secret of a mailed link to files; the server never sees it, so it is known only after hydration. */
export function useFilesLink(): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const read = () => setLink(readFragment('files'));
    read();
    // Another mail's link in the same window does not reload the page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}
