import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRootRouteWithContext, HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { SHOW_CURRENCY_SCRIPT, ZOD_WITHOUT_JIT_SCRIPT } from '#kit/client/stored.ts';
import { isWide, later } from '#kit/later.tsx';
import stylesheet from '#kit/style.css?url';
import { loadRestOfMessages } from '#shared/i18n.ts';
import type { Locale } from '#shared/locale.ts';
import { needsOnlyFirstPart } from '#shared/message-parts.ts';
import { shellHead } from '../pages/shell-head.ts';
import { earlyScript } from '../shell/early-acts.ts';
import { Layout } from '../shell/layout.tsx';
import { answerSignOfLife } from '../shell/sign-of-life.ts';

/** A plain form until it hydrates, which happens if the page is wide enough to show it. */
const SearchSuggest = later(async () => {
  await isWide('80rem');
  return (await import('#catalogue/search/ui/search-suggest.tsx')).SearchSuggest;
});

export interface RouterContext {
  locale: Locale;
  i18n: I18n;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // No page is shown before its texts have loaded.
  beforeLoad: async ({ context, location }) => {
    if (!needsOnlyFirstPart(location.pathname)) await loadRestOfMessages(context.locale);
  },
  // Loaded once, by the server; the browser's startup loads the rest (spec §4).
  loader: async ({ context }) => {
    const { info, site, auth, param, shop } = await ask(apiClient(context).api.initial.$get());
    const { pay_types: listed, pay_abroad: abroad, pay_most: most } = param;
    const pay_types = { taiwan: listed.map(({ code }) => code), abroad, most };
    return {
      info,
      auth,
      build: site.build,
      origin: site.origin,
      pay_types,
      delivery: shop.delivery,
      return_days: shop.return_days,
      unframed: shop.frames.some(({ material }) => material === 'paper'),
      calendar: site.calendar,
      social: site.social,
      hidden: site.hidden,
      words: site.words,
      logo: site.logo,
      icon: site.icon,
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  head: (page) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#faf8f4', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#171614', media: '(prefers-color-scheme: dark)' },
      ...shellHead(page),
    ],
    links: [
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: page.loaderData?.icon ?? '/icon.svg' },
    ],
    scripts: [{ children: SHOW_CURRENCY_SCRIPT }, { children: ZOD_WITHOUT_JIT_SCRIPT }],
  }),
  component: Root,
});

function Root() {
  const { locale, i18n } = Route.useRouteContext();
  return (
    // A script sets the currency attribute before hydration.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script nonce={useRouter().options.ssr?.nonce} suppressHydrationWarning>
          {earlyScript()}
        </script>
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col" onKeyUpCapture={answerSignOfLife}>
        <I18nProvider i18n={i18n}>
          <Layout {...Route.useLoaderData()} searchField={(className) => <SearchSuggest className={className} />} />
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
