import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { writeCookie } from '#kit/client/stored.ts';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { joinPath, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '#shared/locale.ts';

/** The same page in the other languages. Plain links: they load a new page and work without scripts. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const current = useLocale();
  const path = router.history.location.pathname ? location.pathname : '/';
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex">
        {LANGUAGES.map(({ locale, name, shortName }) => (
          <li key={locale}>
            <a
              href={joinPath(locale, path) + location.searchStr}
              hrefLang={locale}
              lang={locale}
              aria-label={name}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => {
                keepFragment(event);
                rememberLocale(locale);
              }}
              onAuxClick={keepFragment}
              className="grid min-h-11 min-w-9 place-items-center text-small text-ink-soft underline-offset-8 hover:text-accent aria-[current=true]:text-ink aria-[current=true]:underline"
            >
              {shortName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page is rendered without its `#` part, which may be the secret of a one-time link. */
function keepFragment({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = window.location.hash;
}

/** Spec §9: a cookie stores the choice for 365 days, so that `/` opens in it. */
function rememberLocale(locale: Locale): void {
  writeCookie(`${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`);
}
