import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSession } from '#kit/client/session.ts';
import { Icon } from '#kit/icon.tsx';
import { lazily } from '#kit/later.tsx';
import { badge } from './badge.ts';
import { AccountLinks } from './shell-parts.ts';

const UnreadWatch = lazily(() => import('./unread-watch.tsx').then((file) => ({ default: file.UnreadWatch })));

/** Sign-in links for visitors, account links for members. A native popover: it opens without scripts. */
export function AccountMenu() {
  const { t } = useLingui();
  const signedIn = useSession(({ token }) => token !== undefined);
  const unread = useSession((session) => session.unread);
  return (
    <>
      <Suspense>{signedIn && <UnreadWatch />}</Suspense>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={unread > 0 ? t`Account, unread messages: ${unread}` : t`Account`}
        className="relative grid size-11 place-items-center hover:text-accent"
      >
        <Icon name="person" />
        {unread > 0 && (
          <span aria-hidden="true" className={`absolute top-1 right-0 ${badge}`}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <div
        id="account-menu"
        popover="auto"
        // The header is fixed at the top of the window, so its lower edge is always here.
        className="fixed inset-auto top-15 right-4 m-0 w-64 max-w-[calc(100vw-2rem)] border border-hairline-strong bg-wall text-ink"
      >
        <nav aria-label={t`Account`}>
          <AccountLinks />
        </nav>
      </div>
    </>
  );
}
