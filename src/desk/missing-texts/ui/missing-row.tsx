import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { LANGUAGES } from '#shared/languages.ts';
import type { MissingEntry } from '../missing.contract.ts';
import type { MissingKind } from '../missing.rules.ts';
import { MISSING_PART_WORDS } from '../missing.words.ts';

export function MissingRow({ kind, entry }: { kind: MissingKind; entry: MissingEntry }) {
  const { t, i18n } = useLingui();
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-hairline border-b py-3 transition-colors duration-quick hover:bg-wall-deep md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <p>
        <Link
          {...placeOf(kind, entry)}
          className="after:absolute after:inset-0 hover:text-accent [overflow-wrap:anywhere]"
        >
          {entry.name || t`Untitled`}
        </Link>
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {entry.parts.map(({ part, langs }) => (
          <li key={part}>
            {i18n._(MISSING_PART_WORDS[part])}
            <span className="ms-2 text-bad">
              {LANGUAGES.filter(({ lang }) => langs.includes(lang))
                .map(({ shortName }) => shortName)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The page that edits it; without one, the public page that shows it. */
function placeOf(kind: MissingKind, { id }: MissingEntry): Pick<LinkProps, 'to' | 'params' | 'search'> {
  switch (kind) {
    case 'article':
      return { to: '/admin/article/$id', params: { id } };
    case 'faq':
      return { to: '/admin/faq' };
    case 'page':
      return { to: '/admin/page/$page', params: { page: id } };
    case 'setting':
      return { to: '/admin/setting' };
    case 'work':
      return { to: '/admin/work/$id', params: { id } };
    case 'artist':
      return { to: '/admin/artist/$id', params: { id } };
    case 'category':
      return { to: '/admin/category' };
    case 'frame':
      return { to: '/admin/frame/$id', params: { id } };
  }
}
