import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '#kit/client/session.ts';
import { logOut } from '#people/members/member-session.queries.ts';
import { badge } from './badge.ts';
import { closeMenu } from './close-menu.ts';

const line =
  'flex min-h-11 w-full items-center justify-between gap-4 px-4 py-2 text-start text-small hover:bg-wall-deep aria-[current=page]:underline';

export function AccountLinks() {
  const signedIn = useSession(({ token }) => token !== undefined);
  return signedIn ? <MemberLinks /> : <VisitorLinks />;
}

function VisitorLinks() {
  return (
    <ul className="py-2">
      <li>
        <Link to="/login" className={line} onClick={closeMenu}>
          <Trans>Sign in</Trans>
        </Link>
      </li>
      <li>
        <Link to="/register" className={line} onClick={closeMenu}>
          <Trans>Register</Trans>
        </Link>
      </li>
    </ul>
  );
}

function MemberLinks() {
  const router = useRouter();
  const name = useSession(({ member }) => member?.username);
  const unread = useSession((session) => session.unread);
  const isStaff = useSession(({ member }) => typeof member?.staff_role === 'string');
  const shared = { className: line, onClick: closeMenu };
  return (
    <>
      {name && <p className="break-words border-hairline border-b px-4 py-3 font-display text-lead">{name}</p>}
      <ul className="py-2">
        {isStaff && (
          <li>
            <Link to="/admin" reloadDocument {...shared}>
              <Trans>Back office</Trans>
            </Link>
          </li>
        )}
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
          onClick={(event) => {
            closeMenu(event);
            void logOut(router);
          }}
        >
          <Trans>Sign out</Trans>
        </button>
      </div>
    </>
  );
}

// @chunk later
