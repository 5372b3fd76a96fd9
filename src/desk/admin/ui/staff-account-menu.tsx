import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#kit/icon.tsx';
import { logOut } from '#people/members/member-session.queries.ts';
import type { Person } from '#shared/rights.ts';
import { rolesText } from '#shared/staff-role.words.ts';

const LINE = 'flex min-h-11 w-full items-center px-4 py-2 text-start text-small hover:bg-wall-deep';

interface StaffAccountMenuProps {
  person: Person & { username: string };
  languages: ReactNode;
}

/** Who is signed in, their own pages, the language, and the way out. */
export function StaffAccountMenu({ person, languages }: StaffAccountMenuProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="staff-account"
        aria-label={t`Account`}
        className="grid size-11 place-items-center hover:text-accent"
      >
        <Icon name="person" />
      </button>
      <div
        ref={menu}
        id="staff-account"
        popover="auto"
        className="fixed inset-auto top-12 right-[max(0.75rem,env(safe-area-inset-right))] m-0 w-64 max-w-[calc(100vw-1.5rem)] border border-hairline-strong bg-wall text-ink"
      >
        <div className="border-hairline border-b px-4 py-3">
          <p className="break-words font-display text-lead">{person.username}</p>
          <p className="text-ink-soft text-small">{rolesText(i18n, person)}</p>
        </div>
        <nav aria-label={t`Account`} className="py-2">
          <Link to="/admin/me" className={LINE} onClick={close}>
            <Trans>My sign-in and notices</Trans>
          </Link>
          <Link to="/account" className={LINE} onClick={close}>
            <Trans>Your member account</Trans>
          </Link>
        </nav>
        <div className="border-hairline border-t px-4 py-1">{languages}</div>
        <div className="border-hairline border-t py-2">
          <button
            type="button"
            className={LINE}
            onClick={() => {
              close();
              void logOut(router);
            }}
          >
            <Trans>Sign out</Trans>
          </button>
        </div>
      </div>
    </>
  );
}
