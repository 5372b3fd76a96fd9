import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShopDay } from '#kit/use-shop-day.ts';
import type { LegalVersion } from '../legal.contract.ts';
import { STATE_WORDS } from '../legal.words.ts';
import type { LegalPage } from '../page.rules.ts';

export function VersionList({ page, versions }: { page: LegalPage; versions: readonly LegalVersion[] }) {
  const { i18n } = useLingui();
  const day = useShopDay();
  return (
    <ul className="text-small">
      {versions.map(({ version, state }) => (
        <li key={version} className="flex flex-wrap items-center gap-x-3 py-1">
          <Link to={`/${page}`} search={{ version }} className="text-link inline-flex min-h-6 items-center">
            {day(version)}
          </Link>
          <span className="text-ink-soft">{i18n._(STATE_WORDS[state])}</span>
        </li>
      ))}
    </ul>
  );
}
