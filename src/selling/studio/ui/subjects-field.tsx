import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#kit/icon.tsx';
import { TextField } from '#kit/text-field.tsx';
import { MOST_SUBJECTS, SUBJECT_LIMIT } from '../studio.rules.ts';

interface SubjectsFieldProps {
  value: readonly string[];
  onChange: (subjects: string[]) => void;
  error?: string | undefined;
  isMissing: boolean;
}

/** A few words for what the work shows; Enter or a comma ends one. */
export function SubjectsField({ value, onChange, error, isMissing }: SubjectsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = value.length >= MOST_SUBJECTS;

  function add(text: string) {
    const words = text.split(/[,，、;；]/).map((word) => word.trim());
    const added = words.filter((word, at) => word !== '' && !value.includes(word) && words.indexOf(word) === at);
    if (added.length > 0) onChange([...value, ...added].slice(0, MOST_SUBJECTS));
    setTyped('');
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Enter also ends an input method's composition, which is no subject yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  }

  return (
    <div>
      <TextField
        id="subjects"
        ref={input}
        label={
          <>
            <Trans>Subjects</Trans>
            {isMissing && (
              <span className="ms-2 font-normal text-bad text-caption">
                <Trans>missing</Trans>
              </span>
            )}
          </>
        }
        hint={t`What the work shows, such as sea or night. Press Enter after each; up to ${MOST_SUBJECTS}.`}
        error={error}
        maxLength={SUBJECT_LIMIT * 2}
        disabled={isFull}
        value={typed}
        onChange={({ target }) => (/[,，、;；]/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={press}
        onBlur={() => add(typed)}
      />
      {value.length > 0 && (
        <ul aria-label={t`Chosen subjects`} className="mt-3 flex flex-wrap gap-2">
          {value.map((subject) => (
            <li key={subject}>
              <button
                type="button"
                aria-label={t`Remove ${subject}`}
                onClick={() => {
                  onChange(value.filter((other) => other !== subject));
                  input.current?.focus();
                }}
                className="flex min-h-11 items-center gap-1.5 rounded-soft border border-hairline-strong px-3 text-small hover:border-accent hover:text-accent disabled:cursor-not-allowed disabled:text-ink-soft"
              >
                {subject}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
