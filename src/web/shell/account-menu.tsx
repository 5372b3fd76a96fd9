import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { leave } from '#features/members/member-session.queries.ts';
import { useSession } from '#web/client/session.ts';
import { Icon } from '#web/kit/icon.tsx';

const UnreadWatch = lazy(() => import('./unread-watch.tsx').then((file) => ({ default: file.UnreadWatch })));

const line =
  'flex min-h-11 w-full items-center justify-between gap-4 px-4 py-2 text-start text-small hover:bg-wall-deep aria-[current=page]:underline';
const badge = 'min-w-5 rounded-full bg-accent px-1 text-center text-caption text-on-accent leading-5';

/** The way in for visitors, and what is theirs for members. A popover of the platform's own: it opens without scripts. */
export function AccountMenu() {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const signedIn = useSession(({ token }) => token !== undefined);
  const unread = useSession((session) => session.unread);
  const close = () => menu.current?.hidePopover();
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
        ref={menu}
        id="account-menu"
        popover="auto"
        // The header stays at the top of the window, so its lower edge is always here.
        className="fixed inset-auto top-15 right-4 m-0 w-64 max-w-[calc(100vw-2rem)] border border-hairline-strong bg-wall text-ink"
      >
        <nav aria-label={t`Account`}>{signedIn ? <MemberLinks close={close} /> : <VisitorLinks close={close} />}</nav>
      </div>
    </>
  );
}

function VisitorLinks({ close }: { close: () => void }) {
  return (
    <ul className="py-2">
      <li>
        <Link to="/login" className={line} onClick={close}>
          <Trans>Sign in</Trans>
        </Link>
      </li>
      <li>
        <Link to="/register" className={line} onClick={close}>
          <Trans>Register</Trans>
        </Link>
      </li>
    </ul>
  );
}

function MemberLinks({ close }: { close: () => void }) {
  const router = useRouter();
  const name = useSession(({ member }) => member?.username);
  const unread = useSession((session) => session.unread);
  const shared = { className: line, onClick: close };
  return (
    <>
      {name && <p className="break-words border-hairline border-b px-4 py-3 font-display text-lead">{name}</p>}
      <ul className="py-2">
        <li>
          <Link to="/account" activeOptions={{ exact: true }} {...shared}>
            <Trans>Profile</Trans>
          </Link>
        </li>
        <li>
          <Link to="/account/order" {...shared}>
            <Trans>Orders</Trans>
          </Link>
        </li>
        <li>
          <Link to="/account/favorite" {...shared}>
            <Trans>Favourites</Trans>
          </Link>
        </li>
        <li>
          <Link to="/account/message" {...shared}>
            <Trans>Messages</Trans>
            {unread > 0 && <span className={badge}>{unread}</span>}
          </Link>
        </li>
      </ul>
      <div className="border-hairline border-t py-2">
        <button
          type="button"
          className={line}
          onClick={() => {
            close();
            void leave(router);
          }}
        >
          <Trans>Sign out</Trans>
        </button>
      </div>
    </>
  );
}
