import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import type { Person } from '#shared/rights.ts';
import { DemoBar } from './demo-bar.tsx';
import { StaffAccountMenu } from './staff-account-menu.tsx';
import { StaffBar } from './staff-bar.tsx';
import { StaffHeader } from './staff-header.tsx';
import { StaffSections } from './staff-navigation.tsx';
import { useMenuState } from './use-menu-state.ts';
import { useStaffMenu } from './use-staff-menu.ts';

interface StaffLayoutProps {
  brand: ReactNode;
  person: Person & { username: string };
  languages: ReactNode;
  /** Shown in the header, beside the account. */
  notices?: ReactNode;
  /** What all staff must know, below the header. */
  bar?: ReactNode;
  children: ReactNode;
}

/** Header, menu and page of the back office; on a phone the menu is a bar at the lower edge. */
export function StaffLayout({ brand, person, languages, notices, bar, children }: StaffLayoutProps) {
  const { t } = useLingui();
  const menu = useStaffMenu(person);
  const { searchField, isMenuOpen, toggleMenu, isSheetOpen, openSheet } = useMenuState();
  return (
    <div className="flex grow flex-col [--header:0px] lg:[--header:3.0625rem]">
      <StaffHeader
        brand={brand}
        entries={menu.entries}
        searchField={searchField}
        isMenuOpen={isMenuOpen}
        onToggleMenu={toggleMenu}
        account={<StaffAccountMenu person={person} languages={languages} />}
      >
        {notices}
      </StaffHeader>
      <DemoBar />
      {bar}
      <div className={classNames('grow', isMenuOpen && 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]')}>
        <nav
          id="staff-menu"
          aria-label={t`Back office`}
          className={classNames(
            'hidden border-hairline border-e print:hidden',
            isMenuOpen &&
              'lg:sticky lg:top-(--header) lg:block lg:h-[calc(100dvh-var(--header))] lg:overflow-y-auto lg:overscroll-contain lg:py-5 lg:ps-2 lg:pe-4',
          )}
        >
          <StaffSections sections={menu.sections} />
        </nav>
        <StaffMain>{children}</StaffMain>
      </div>
      <StaffBar menu={menu} isSheetOpen={isSheetOpen} openSheet={openSheet} />
    </div>
  );
}

export function StaffMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="page min-w-0 py-5 outline-none md:py-8">
      {children}
    </main>
  );
}
