import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { WorkImport } from '../import.contract.ts';
import { STATE_WORDS } from '../import.words.ts';

export function ImportRow({ one }: { one: WorkImport }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  const { import_id: id, state, staff, created_at, files, lines } = one;
  const faulty = lines.error + lines.failed;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-3 transition-colors duration-quick hover:bg-wall-deep">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/admin/import/$id"
            params={{ id: String(id) }}
            className="after:absolute after:inset-0 hover:text-accent"
          >
            <Trans>Import no. {id}</Trans>
          </Link>
          <span className="text-small">{i18n._(STATE_WORDS[state])}</span>
        </p>
        <p className="text-ink-soft text-small">
          {time(created_at)}
          {staff && ` · ${staff}`}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-small tabular-nums">
        {/* The files of a finished import are deleted. */}
        {files.count > 0 && (
          <span>
            <Plural value={files.count} one="# file" other="# files" />
          </span>
        )}
        {lines.done > 0 && (
          <span>
            <Plural value={lines.done} one="# line imported" other="# lines imported" />
          </span>
        )}
        {faulty > 0 && (
          <span className="text-bad">
            <Plural value={faulty} one="# line with errors" other="# lines with errors" />
          </span>
        )}
      </p>
    </li>
  );
}
