import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type Lang, langOf, listed } from '#shared/locale.ts';
import { columnName } from '../column-name.rules.ts';
import type { ImportLineFault, ImportLineWarning } from '../import.contract.ts';

interface LineNoteProps {
  about: ImportLineFault | ImportLineWarning;
  words: (about: { row: number; size: string; language: string }) => MessageDescriptor;
  isFault?: boolean;
  /** All languages that the sentence names. */
  languages?: readonly Lang[];
}

/** A fault or a warning in words: where, what the cell says, and what to do. */
export function LineNote({ about, words, isFault = false, languages = [] }: LineNoteProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { column, value, row = 0, size = '' } = about;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const language = listed(
    languages.map((lang) => names.of(lang) ?? lang),
    locale,
  );
  const place = [column && columnName(column, langOf(locale)), value && t`“${value}”`].filter(Boolean).join(' ');
  return (
    <li
      className={classNames('flex items-start gap-2 [overflow-wrap:anywhere]', isFault ? 'text-bad' : 'text-ink-soft')}
    >
      <Icon name={isFault ? 'warning' : 'info'} size={16} className="mt-1" />
      <span className="min-w-0">
        {place && (
          <>
            <span className="font-medium">{place}</span>
            {' · '}
          </>
        )}
        {i18n._(words({ row, size, language }))}
      </span>
    </li>
  );
}
