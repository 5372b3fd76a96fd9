import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { WRITTEN_KINDS, type WrittenBlock, type WrittenKind } from '#ground/blocks/written.rules.ts';
import { WRITTEN_WORDS } from '#ground/blocks/written.words.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { LanguageFields } from './language-columns.tsx';

const KIND_HINTS: Partial<Record<WrittenKind, MessageDescriptor>> = {
  list: msg`One item on each line`,
  steps: msg`One item on each line`,
  facts: msg`On each line: term | text`,
};

interface Written {
  [name: string]: WrittenBlock[];
}

function emptyBlock(): WrittenBlock {
  return { kind: 'paragraph', words: { en: '', 'zh-Hant': '', 'zh-Hans': '' } };
}

/** Blocks of words in the form around it: each in all languages, moved and removed by buttons. */
export function WrittenFields({ name }: { name: string }) {
  const { fields, insert, remove, move } = useFieldArray<Written>({ name });
  const [removed, setRemoved] = useState<{ at: number; block: WrittenBlock }>();
  const { getValues } = useFormContext<Written>();
  function take(at: number) {
    const block = getValues(`${name}.${at}`);
    remove(at);
    setRemoved({ at, block });
  }
  function bringBack() {
    if (removed) insert(removed.at, removed.block);
    setRemoved(undefined);
  }
  const notice = removed && (
    <UndoNotice busy={false} onUndo={bringBack}>
      <Trans>This part is removed.</Trans>
    </UndoNotice>
  );
  return (
    <div className="grid gap-6">
      <ol className="grid gap-6">
        {fields.map((field, at) => (
          <li key={field.id} className="grid gap-3 border-hairline border-t pt-3">
            {removed?.at === at && notice}
            <BlockHead
              name={`${name}.${at}`}
              number={at + 1}
              last={at === fields.length - 1}
              onMove={(by) => move(at, at + by)}
              onAdd={() => insert(at + 1, emptyBlock(), { focusName: `${name}.${at + 1}.words.en` })}
              onRemove={() => take(at)}
            />
            <BlockFields name={`${name}.${at}`} number={at + 1} />
          </li>
        ))}
      </ol>
      {removed && removed.at >= fields.length && notice}
      {fields.length === 0 && (
        <Button icon="plus" className="justify-self-start" onClick={() => insert(0, emptyBlock())}>
          <Trans>Add a part</Trans>
        </Button>
      )}
    </div>
  );
}

interface BlockHeadProps {
  name: string;
  number: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onAdd: () => void;
  onRemove: () => void;
}

function BlockHead({ name, number, last, onMove, onAdd, onRemove }: BlockHeadProps) {
  const { t, i18n } = useLingui();
  const { register } = useFormContext();
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <span aria-hidden="true" className="me-2 text-ink-soft text-small tabular-nums">
        {number}
      </span>
      <select
        aria-label={t`Kind of part ${number}`}
        {...register(`${name}.kind`)}
        className="me-auto min-h-11 rounded-soft border border-hairline-strong bg-wall px-3 text-small"
      >
        {WRITTEN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(WRITTEN_WORDS[kind])}
          </option>
        ))}
      </select>
      <IconButton
        icon="chevron-down"
        label={t`Move part ${number} up`}
        className="rotate-180"
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton icon="chevron-down" label={t`Move part ${number} down`} disabled={last} onClick={() => onMove(1)} />
      <IconButton icon="plus" label={t`Add a part below part ${number}`} onClick={onAdd} />
      <IconButton icon="trash" label={t`Remove part ${number}`} onClick={onRemove} />
    </div>
  );
}

function BlockFields({ name, number }: { name: string; number: number }) {
  const { t, i18n } = useLingui();
  const kind = (useWatch({ name: `${name}.kind` }) as WrittenKind | undefined) ?? 'paragraph';
  const hint = KIND_HINTS[kind];
  const kindName = i18n._(WRITTEN_WORDS[kind]);
  return (
    <LanguageFields
      name={`${name}.words`}
      label={t`${kindName} ${number}`}
      hint={hint && i18n._(hint)}
      rows={kind === 'heading' ? undefined : 3}
    />
  );
}
