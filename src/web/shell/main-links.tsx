import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEventHandler } from 'react';

const link =
  'block px-3 py-2.5 text-small decoration-1 underline-offset-8 hover:text-accent aria-[current=page]:underline';

/** Shop, artists, news, about: the header's and the menu's own links. */
export function MainLinks({ className, onFollow }: { className?: string; onFollow?: MouseEventHandler }) {
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
      <li>
        <Link to="/about" {...shared}>
          <Trans>About</Trans>
        </Link>
      </li>
    </ul>
  );
}
