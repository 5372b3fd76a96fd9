import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Initial } from '#kit/client/api-client.ts';
import { BrowserEffects } from './browser-effects.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { SiteFooter } from './shell-parts.ts';
import { SiteHeader, SkipLink } from './site-header.tsx';

interface LayoutProps {
  info: Initial['info'];
  logo: Initial['site']['logo'];
  social: Initial['site']['social'];
  build: string;
  searchField: (className: string) => ReactNode;
}

/** The one layout of all pages (spec §2); the back office has a frame of its own. */
export function Layout({ info, logo, social, build, searchField }: LayoutProps) {
  const isStaffArea = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => routeId === '/admin') });
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PageAnnouncer />
      {isStaffArea ? (
        <Outlet />
      ) : (
        <>
          <SiteHeader brand={info.brand} logo={logo} searchField={searchField} />
          <main id="content" tabIndex={-1} className="grow">
            <Outlet />
          </main>
          {/* A closed shop shows strangers only its name. */}
          {info.hours && <SiteFooter info={info} social={social} />}
        </>
      )}
      <BrowserEffects build={build} />
    </>
  );
}
