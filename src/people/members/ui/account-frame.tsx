import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#kit/client/session.ts';
import { isSeller } from '#shared/rights.ts';

const link =
  'flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent text-ink-soft transition-colors duration-quick hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:border-b-0 lg:border-s-2 lg:ps-4';

/**
 * The frame of all account pages: navigation at the side, or above the page on a phone. Pages have no `page` class of their
 * own.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-6 md:py-10 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-14">
      <nav aria-label={t`Account`} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        {/* Wraps, or a seller's last entries would be off-screen on a phone. */}
        <ul className="flex flex-wrap gap-x-6 border-hairline border-b lg:grid lg:border-b-0">
          <AccountLinks />
        </ul>
      </nav>
      {/* The footer is below the window while a page loads, so it does not jump. */}
      <div className="min-h-[calc(100dvh-10rem)] min-w-0">{children}</div>
    </div>
  );
}

function AccountLinks() {
  const sells = useSession(({ member }) => member !== undefined && isSeller(member));
  const isStaff = useSession(({ member }) => typeof member?.staff_role === 'string');
  return (
    <>
      <li>
        <Link to="/account" activeOptions={{ exact: true }} className={link}>
          <Trans>Profile</Trans>
        </Link>
      </li>
      <li>
        <Link to="/account/order" className={link}>
          <Trans>Orders</Trans>
        </Link>
      </li>
      <li>
        <Link to="/account/favorite" className={link}>
          <Trans>Favourites</Trans>
        </Link>
      </li>
      <li>
        <Link to="/account/wall" className={link}>
          <Trans>My walls</Trans>
        </Link>
      </li>
      <li>
        <Link to="/account/message" className={link}>
          <Trans>Messages</Trans>
          <Unread />
        </Link>
      </li>
      {sells && (
        <>
          <li>
            <Link to="/account/work" className={link}>
              <Trans>Your works</Trans>
            </Link>
          </li>
          <li>
            <Link to="/account/artist" className={link}>
              <Trans>Public page</Trans>
            </Link>
          </li>
          <li>
            <Link to="/account/sales" className={link}>
              <Trans>Sales</Trans>
            </Link>
          </li>
          <li>
            <Link to="/account/report" className={link}>
              <Trans>Report</Trans>
            </Link>
          </li>
          <li>
            <Link to="/account/payout" className={link}>
              <Trans>Payouts</Trans>
            </Link>
          </li>
        </>
      )}
      {isStaff && (
        <li>
          <Link to="/admin" reloadDocument className={link}>
            <Trans>Back office</Trans>
          </Link>
        </li>
      )}
    </>
  );
}

function Unread() {
  const { t } = useLingui();
  const unread = useSession((session) => session.unread);
  if (unread === 0) return null;
  return (
    <span className="relative min-w-5 rounded-full bg-fill px-1.5 text-center text-caption text-on-fill leading-5">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{t`${unread} unread`}</span>
    </span>
  );
}
