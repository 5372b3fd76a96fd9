import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ListWaiting } from './list-waiting.tsx';
import { MyLists } from './my-lists.tsx';
import { SharedListView } from './shared-list-view.tsx';

/** The list of the link in the address. Its secret is behind `#`, which browsers send to no server: it is known only here. */
export function TogetherPage() {
  const token = useListToken();
  return (
    <div className="page max-w-5xl py-10 md:py-16">
      <h1 className="text-display">
        <Trans>Choose together</Trans>
      </h1>
      {token === undefined ? <ListWaiting /> : token ? <SharedListView key={token} token={token} /> : <MyLists />}
    </div>
  );
}

/** Undefined until hydrated, because the server does not know it; empty without a link. */
function useListToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated ? (new URLSearchParams(hash).get('list') ?? '') : undefined;
}
