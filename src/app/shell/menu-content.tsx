import { useLingui } from '@lingui/react/macro';
import { SearchForm } from '#kit/search-form.tsx';
import { closeMenu } from './close-menu.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';

export function MenuContent() {
  const { t } = useLingui();
  return (
    <div className="page grid gap-6 py-6">
      <SearchForm />
      <nav aria-label={t`Main menu`}>
        <MainLinks className="-mx-3 grid font-display [&_a]:text-title" onFollow={closeMenu} />
      </nav>
      <div className="flex flex-wrap items-center gap-6 border-hairline border-t pt-4">
        <LanguageSwitch />
        <CurrencySwitch />
      </div>
    </div>
  );
}

// @chunk later
