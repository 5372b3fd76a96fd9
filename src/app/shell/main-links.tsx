import { useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from '@tanstack/react-router';
import type { MouseEventHandler } from 'react';

const link =
  'block px-3 py-2.5 text-small decoration-1 underline-offset-8 hover:text-accent aria-[current=page]:underline';

/** Shop, artists, news, about: the links of the header and the menu, without pages that staff hide. */
export function MainLinks({ className, onFollow }: { className?: string; onFollow?: MouseEventHandler }) {
  const { t } = useLingui();
  const { hidden, words } = useLoaderData({ from: '__root__' });
  const links = [
    ['/shop', t`Shop`],
    ['/artist', t`Artists`],
    ['/news', t`News`],
    ['/about', t`About`],
  ] as const;
  return (
    <ul className={className}>
      {links.map(
        ([to, name]) =>
          !hidden?.includes(to) && (
            <li key={to}>
              <Link to={to} className={link} onClick={onFollow}>
                {words?.[`menu${to}`] ?? name}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
