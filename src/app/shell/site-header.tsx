import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '#kit/brand-mark.tsx';
import type { Initial } from '#kit/client/api-client.ts';
import { useSession } from '#kit/client/session.ts';
import { Icon } from '#kit/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartCount } from './cart-count.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { SiteMenu } from './site-menu.tsx';

const iconLink = 'relative grid size-11 place-items-center hover:text-accent';

interface SiteHeaderProps {
  brand: string;
  logo: Initial['site']['logo'];
  searchField: (className: string) => ReactNode;
}

/** The header of all pages. */
export function SiteHeader({ brand, logo, searchField }: SiteHeaderProps) {
  const { t } = useLingui();
  const count = useSession((session) => session.cartCount);
  return (
    <header className="site-header sticky top-0 z-30 border-hairline border-b bg-wall">
      <div className="page flex h-16 items-center gap-2 lg:gap-6">
        <SiteMenu />
        <Link to="/" className="font-display text-[1.625rem] leading-none tracking-tight hover:text-accent">
          <BrandMark brand={brand} logo={logo} className="max-w-28 md:max-w-none" />
        </Link>
        <nav aria-label={t`Main menu`} className="hidden lg:block">
          <MainLinks className="flex gap-1" />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <HeaderSearch field={searchField} />
          <div className="hidden items-center gap-1 md:flex">
            <LanguageSwitch />
            <CurrencySwitch />
          </div>
          <Link to="/account/favorite" className={`${iconLink} hidden min-[23rem]:grid`} aria-label={t`Favourites`}>
            <Icon name="heart" />
          </Link>
          <Link to="/cart" className={iconLink} aria-label={count > 0 ? t`Cart, ${count} prints` : t`Cart`}>
            <Icon name="bag" />
            {count > 0 && <CartCount count={count} />}
          </Link>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** The first stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-3 text-wall focus-visible:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
