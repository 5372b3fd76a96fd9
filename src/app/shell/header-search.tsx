import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';

/** A search field if there is space, else a link to the search page. */
export function HeaderSearch({ field }: { field: (className: string) => ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      {field('hidden w-64 xl:block')}
      <Link to="/search" className="grid size-11 place-items-center hover:text-accent xl:hidden" aria-label={t`Search`}>
        <Icon name="search" />
      </Link>
    </>
  );
}
