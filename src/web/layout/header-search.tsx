import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/icon.tsx';
import { SearchForm } from './search-form.tsx';

/** A search field where there is room for one, else the way to the search page. */
export function HeaderSearch() {
  const { t } = useLingui();
  return (
    <>
      <SearchForm className="hidden w-56 xl:flex" />
      <Link to="/search" className="grid size-11 place-items-center hover:text-accent xl:hidden" aria-label={t`Search`}>
        <Icon name="search" />
      </Link>
    </>
  );
}
