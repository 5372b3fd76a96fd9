import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import type { ImportState } from '../import.rules.ts';

const STAGES: readonly { name: MessageDescriptor; states: readonly ImportState[] }[] = [
  { name: msg`Upload`, states: ['receiving'] },
  { name: msg`Check`, states: ['checking', 'checked'] },
  { name: msg`Import`, states: ['running', 'paused'] },
  { name: msg`Result`, states: ['done', 'undoing', 'undone'] },
];

/** The stages of an import, with the current one marked. */
export function ImportStages({ state }: { state: ImportState }) {
  const { t, i18n } = useLingui();
  const here = STAGES.findIndex(({ states }) => states.includes(state));
  return (
    <ol aria-label={t`Steps of the import`} className="mt-4 mb-6 grid grid-cols-4 gap-2 text-small">
      {STAGES.map(({ name, states }, at) => (
        <li
          key={states[0]}
          aria-current={at === here ? 'step' : undefined}
          className={classNames(
            'border-t-2 pt-2',
            at <= here ? 'border-ink' : 'border-hairline text-ink-soft',
            at === here && 'font-medium',
          )}
        >
          {i18n._(name)}
        </li>
      ))}
    </ol>
  );
}
