import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classNames } from '#kit/class-names.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { langOf, listed } from '#shared/locale.ts';
import { columnName } from '../column-name.rules.ts';
import type { ImportLine } from '../import.contract.ts';
import type { ImportState } from '../import.rules.ts';
import { LINE_FAULT_WORDS, LINE_WARNING_WORDS } from '../import-line.words.ts';
import { LineNote } from './line-note.tsx';

/** One line: its row, its work and picture, what happens to it, and what is wrong. A card on a phone. */
export function ImportLineRow({ line, state }: { line: ImportLine; state: ImportState }) {
  const langFor = useForeignLang();
  const { row, title, artist, file, item_id, picture, faults } = line;
  // By then the artist exists.
  const warnings = line.warnings.filter(({ code }) => code !== 'new_artist' || !isOver(line));
  // One sentence for all of them: a table in one language lacks the others in every row.
  const languages = warnings.flatMap(({ lang }) => lang ?? []);
  const notes = warnings.filter(({ lang }) => lang === undefined || lang === languages[0]);
  const name = title || file || '';
  const exists = item_id !== null && line.state !== 'undone';
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-b py-4 md:grid-cols-[4.5rem_minmax(0,2fr)_minmax(0,3fr)]">
      <p className="text-ink-soft text-small tabular-nums">
        {row === null ? <Trans>no row</Trans> : <Trans>Row {row}</Trans>}
      </p>
      <div className="flex min-w-0 items-start gap-4">
        {picture && (
          <span className="w-14 shrink-0">
            {/* The title beside it names it. */}
            <Picture picture={picture} alt="" sizes="3.5rem" className="max-h-16 object-contain" />
          </span>
        )}
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p lang={langFor(name)}>
            {exists ? (
              <Link to="/admin/work/$id" params={{ id: String(item_id) }} className="text-link">
                {name || <Trans>Work {item_id}</Trans>}
              </Link>
            ) : (
              name || <Trans>Without a title</Trans>
            )}
          </p>
          {artist && (
            <p lang={langFor(artist)} className="text-ink-soft text-small">
              {artist}
            </p>
          )}
          {file && file !== name && <p className="text-caption text-ink-soft">{file}</p>}
        </div>
      </div>
      <div className="min-w-0 text-small">
        <p className={classNames(isBad(line) && 'font-medium text-bad')}>
          <Outcome line={line} state={state} />
        </p>
        {(faults.length > 0 || notes.length > 0) && (
          <ul className="mt-1 grid gap-1">
            {faults.map((fault) => (
              <LineNote key={JSON.stringify(fault)} about={fault} words={LINE_FAULT_WORDS[fault.code]} isFault />
            ))}
            {notes.map((warning) => (
              <LineNote
                key={JSON.stringify(warning)}
                about={warning}
                words={LINE_WARNING_WORDS[warning.code]}
                languages={languages}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function isOver({ state }: ImportLine): boolean {
  return state === 'done' || state === 'undone' || state === 'kept';
}

function isBad({ state }: ImportLine): boolean {
  return state === 'error' || state === 'failed' || state === 'kept';
}

/** What will happen, or has happened, to a line. */
function Outcome({ line, state }: { line: ImportLine; state: ImportState }) {
  const { t } = useLingui();
  const locale = useLocale();
  const columns = listed(
    line.columns.map((code) => columnName(code, langOf(locale))),
    locale,
  );
  const isNew = line.action === 'create';
  switch (line.state) {
    case 'ready':
      if (!isNew) return t`Will change: ${columns}`;
      return line.publishes ? t`New work, goes on sale` : t`New work, as a draft`;
    case 'nothing':
      return t`Already as in the table`;
    case 'error':
      return t`Cannot be imported`;
    case 'left':
      return state === 'done' ? t`Not imported` : t`Will not be imported`;
    case 'done':
      if (!isNew) return t`Changed: ${columns}`;
      return line.publishes ? t`Created and on sale` : t`Created as a draft`;
    case 'failed':
      return t`Failed`;
    case 'undone':
      return isNew ? t`Removed again` : t`Former values restored`;
    case 'kept':
      return t`Not undone`;
  }
}
