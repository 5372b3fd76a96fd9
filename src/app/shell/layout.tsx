import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Initial } from '#kit/client/api-client.ts';
import { BrowserEffects } from './browser-effects.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SiteFooter } from './shell-parts.ts';
import { SiteHeader, SkipLink } from './site-header.tsx';

interface LayoutProps {
  info: Initial['info'];
  social: Initial['site']['social'];
  build: string;
  /** The search feature's field, brought in by the root route. */
  searchField: (className: string) => ReactNode;
}

/** The one layout of all pages (spec §2). */
export function Layout({ info, social, build, searchField }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PageAnnouncer />
      <SiteHeader brand={info.brand} searchField={searchField} />
      <main id="content" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter info={info} social={social} />
      <BrowserEffects build={build} />
    </>
  );
}
