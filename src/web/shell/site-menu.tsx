import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from '#web/kit/icon.tsx';
import { SearchForm } from '#web/kit/search-form.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';

/** The links that do not fit into a narrow header. A popover of the platform's own: it opens without scripts. */
export function SiteMenu() {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t`Menu`}
        className="-ml-3 grid size-11 place-items-center hover:text-accent"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className="inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-wall text-ink backdrop:bg-ink/40"
      >
        <div className="page flex h-16 items-center justify-between border-hairline border-b">
          <span className="font-display text-lead">{t`Menu`}</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={t`Close menu`}
            className="-mr-3 grid size-11 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="page grid gap-6 py-6">
          <SearchForm />
          <nav aria-label={t`Main`}>
            <MainLinks
              className="-mx-3 grid font-display [&_a]:text-title"
              onFollow={() => menu.current?.hidePopover()}
            />
          </nav>
          <div className="flex flex-wrap items-center gap-6 border-hairline border-t pt-4">
            <LanguageSwitch />
            <CurrencySwitch />
          </div>
        </div>
      </div>
    </div>
  );
}
