import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { listed } from '#shared/locale.ts';
import { shopTime } from '#shared/shop-time.ts';
import { TYPE_WORDS } from '../../article.words.ts';
import type { DeskEntry } from '../../article-desk.contract.ts';
import { StateBadge } from './state-badge.tsx';

export function ArticleDeskRow({ entry }: { entry: DeskEntry }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const changed = shopTime(new Date(entry.updated_at), locale);
  const out = entry.published_at && shopTime(new Date(entry.published_at), locale);
  const missing = LANGUAGES.filter(({ lang }) => entry.missing.includes(lang)).map(({ name }) => name);
  const lacking = listed(missing, locale);
  return (
    <li className="relative grid gap-x-5 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/article/$id"
            params={{ id: String(entry.article_id) }}
            className="after:absolute after:inset-0 hover:text-accent [overflow-wrap:anywhere]"
          >
            {entry.title || t`Untitled`}
          </Link>
          <StateBadge state={entry.state} />
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {i18n._(TYPE_WORDS[entry.type])} · {entry.slug}
        </p>
        {missing.length > 0 && (
          <p className="text-bad text-small">
            <Trans>Missing: {lacking}</Trans>
          </p>
        )}
      </div>
      <div className="text-ink-soft text-small tabular-nums sm:text-end">
        {out && (
          <p>
            {entry.state === 'scheduled' ? <Trans>Goes live {out} (Taipei)</Trans> : <Trans>Published {out}</Trans>}
          </p>
        )}
        <p>
          <Trans>Changed {changed}</Trans>
        </p>
      </div>
    </li>
  );
}
