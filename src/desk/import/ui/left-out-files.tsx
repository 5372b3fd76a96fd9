import { Plural, useLingui } from '@lingui/react/macro';
import type { LeftOut } from '../chosen-files.rules.ts';
import { LEFT_OUT_WORDS } from '../import.words.ts';

const MOST_NAMED = 20;

/** Chosen files that are not uploaded, with the reason. */
export function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  const { i18n } = useLingui();
  const more = files.length - MOST_NAMED;
  return (
    <div role="status" className="mt-4 text-small empty:hidden">
      {files.length > 0 && (
        <>
          <p className="font-medium">
            <Plural value={files.length} one="# file is left out:" other="# files are left out:" />
          </p>
          <ul className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
            {files.slice(0, MOST_NAMED).map(({ name, reason }) => (
              <li key={name}>
                {name} – {i18n._(LEFT_OUT_WORDS[reason])}
              </li>
            ))}
            {more > 0 && (
              <li>
                <Plural value={more} one="and # more" other="and # more" />
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
