import { Trans } from '@lingui/react/macro';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { MouseEventHandler } from 'react';

const link =
  'block px-3 py-2.5 text-small decoration-1 underline-offset-8 hover:text-accent aria-[current=page]:underline';

/** Shop, artists, news, about: the header's and the menu's own links, all but one that staff hide. */
export function MainLinks({ className, onFollow }: { className?: string; onFollow?: MouseEventHandler }) {
  const { hidden } = useLoaderData({ from: '__root__' });
  const shared = { className: link, onClick: onFollow };
  return (
    <ul className={className}>
      <li>
        <Link to="/shop" {...shared}>
          <Trans>Shop</Trans>
        </Link>
      </li>
      <li>
        <Link to="/artist" {...shared}>
          <Trans>Artists</Trans>
        </Link>
      </li>
      <li>
        <Link to="/news" {...shared}>
          <Trans>News</Trans>
        </Link>
      </li>
      {!hidden?.includes('/about') && (
        <li>
          <Link to="/about" {...shared}>
            <Trans>About</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
