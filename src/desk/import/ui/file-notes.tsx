import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import { columnName } from '../column-name.rules.ts';
import type { ImportFault, ImportWarning, WorkImport } from '../import.contract.ts';
import { FILE_FAULT_WORDS, FILE_WARNING_WORDS } from '../import.words.ts';

/** What is wrong, or worth knowing, about the files and the heads of the table. */
export function FileNotes({ one: { faults, warnings } }: { one: WorkImport }) {
  const { t } = useLingui();
  return (
    <>
      {faults.length > 0 && (
        <ul
          aria-label={t`Errors of the files`}
          className="border-bad border-s-2 bg-wall-deep px-4 py-3 text-bad text-small"
        >
          {faults.map((fault) => (
            <Note key={keyOf(fault)} about={fault} words={FILE_FAULT_WORDS[fault.code]} />
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul aria-label={t`Warnings about the files`} className="text-ink-soft text-small">
          {warnings.map((warning) => (
            <Note key={keyOf(warning)} about={warning} words={FILE_WARNING_WORDS[warning.code]} />
          ))}
        </ul>
      )}
    </>
  );
}

function keyOf({ code, column = '', value = '' }: ImportFault | ImportWarning): string {
  return `${code} ${column} ${value}`;
}

function Note({ about, words }: { about: ImportFault | ImportWarning; words: MessageDescriptor }) {
  const { i18n } = useLingui();
  const lang = langOf(useLocale());
  const name = about.value ?? (about.column && columnName(about.column, lang));
  return (
    <li className="flex items-start gap-2 py-1 [overflow-wrap:anywhere]">
      <Icon name="warning" size={16} className="mt-1" />
      <span className="min-w-0">
        {name && (
          <>
            <span className="font-medium">{name}</span>
            {' · '}
          </>
        )}
        {i18n._(words)}
      </span>
    </li>
  );
}
