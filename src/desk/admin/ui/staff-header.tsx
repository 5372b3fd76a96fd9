import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '#kit/icon.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import type { MenuEntry } from '../staff-menu.rules.ts';
import { MenuSearch } from './menu-search.tsx';

interface StaffHeaderProps {
  brand: ReactNode;
  entries: readonly MenuEntry[];
  searchField: RefObject<HTMLInputElement | null>;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  account: ReactNode;
  /** Between the search and the account, such as notices. */
  children?: ReactNode;
}

/** The compact header of the back office. */
export function StaffHeader(props: StaffHeaderProps) {
  const { brand, entries, searchField, isMenuOpen, onToggleMenu, account, children } = props;
  const { t } = useLingui();
  return (
    <header className="z-30 border-hairline border-b bg-wall lg:sticky lg:top-0 print:hidden">
      <div className="flex h-12 items-center gap-x-2 px-4 lg:gap-x-4 lg:px-3">
        <div className="hidden lg:block">
          <IconButton
            icon="menu"
            label={isMenuOpen ? t`Hide the menu` : t`Show the menu`}
            aria-expanded={isMenuOpen}
            aria-controls="staff-menu"
            onClick={onToggleMenu}
          />
        </div>
        <Link
          to="/admin"
          activeOptions={{ exact: true }}
          className="flex min-h-11 min-w-0 items-center truncate font-display text-lead leading-none hover:text-accent"
        >
          {brand}
        </Link>
        <div className="hidden w-72 lg:ms-6 lg:block xl:w-96">
          <MenuSearch entries={entries} field={searchField} />
        </div>
        <div className="ms-auto flex items-center gap-x-1">
          <Link
            to="/"
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap px-2 text-small hover:text-accent"
          >
            <Icon name="external" size={16} />
            <Trans>View the shop</Trans>
          </Link>
          {children}
          {account}
        </div>
      </div>
    </header>
  );
}
