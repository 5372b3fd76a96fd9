import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { isComposed, type PagePart, wordsOfPart } from '#ground/blocks/page-part.rules.ts';
import { WRITTEN_KINDS, type WrittenBlock, type WrittenKind } from '#ground/blocks/written.rules.ts';
import { WRITTEN_WORDS } from '#ground/blocks/written.words.ts';
import { Button } from '../button.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { ComposedName } from './composed-name.tsx';
import { LanguageFields } from './language-columns.tsx';
import { PartHead } from './part-head.tsx';

const KIND_HINTS: Partial<Record<WrittenKind, MessageDescriptor>> = {
  list: msg`One item on each line`,
  steps: msg`One item on each line`,
  facts: msg`On each line: term | text`,
  quote: msg`The words | who said them`,
};

const CAPTION_LIMIT = 300;

interface Written {
  [name: string]: PagePart[];
}

const NO_WORDS = { en: '', 'zh-Hant': '', 'zh-Hans': '' };

function emptyBlock(): WrittenBlock {
  return { kind: 'paragraph', words: NO_WORDS };
}

interface WrittenFieldsProps {
  name: string;
  /** For a page that shows works and artists: the public ones, by slug. */
  onShow?: Readonly<Record<string, string>>;
  /** Chooses and uploads a picture; a page without it has only the pictures it came with. */
  pictureField?: (onPicture: (hash: string) => void) => ReactNode;
}

/** The parts of a text in the form around it: texts in all languages and composed parts, moved and removed by buttons. */
export function WrittenFields({ name, onShow = {}, pictureField }: WrittenFieldsProps) {
  const { fields, insert, remove, move } = useFieldArray<Written>({ name });
  const [removed, setRemoved] = useState<{ at: number; block: PagePart }>();
  const { getValues } = useFormContext<Written>();
  const { t } = useLingui();
  const captionOf = (part: PagePart, number: number) =>
    part.kind === 'image' ? t`Description of the picture ${number}` : t`Caption ${number}`;
  function take(at: number) {
    const block = getValues(`${name}.${at}`);
    remove(at);
    setRemoved({ at, block });
  }
  function restore() {
    if (removed) insert(removed.at, removed.block);
    setRemoved(undefined);
  }
  const notice = removed && (
    <UndoNotice busy={false} onUndo={restore}>
      <Trans>This part is removed.</Trans>
    </UndoNotice>
  );
  return (
    <div className="grid gap-6">
      <ol className="grid gap-6">
        {fields.map((field, at) => (
          <li key={field.id} className="grid gap-3 border-hairline border-t pt-3">
            {removed?.at === at && notice}
            <PartHead
              number={at + 1}
              count={fields.length}
              onMove={(by) => move(at, at + by)}
              onAdd={() => insert(at + 1, emptyBlock(), { focusName: `${name}.${at + 1}.words.en` })}
              onRemove={() => take(at)}
            >
              {isComposed(field) ? (
                <ComposedName part={field} onShow={onShow} />
              ) : (
                <KindField name={`${name}.${at}`} number={at + 1} />
              )}
            </PartHead>
            {isComposed(field) ? (
              wordsOfPart(field) && (
                <LanguageFields
                  name={`${name}.${at}.words`}
                  label={captionOf(field, at + 1)}
                  limit={CAPTION_LIMIT}
                  rows={2}
                />
              )
            ) : (
              <BlockFields name={`${name}.${at}`} number={at + 1} />
            )}
          </li>
        ))}
      </ol>
      {removed && removed.at >= fields.length && notice}
      {pictureField?.((hash) => insert(fields.length, { kind: 'image', name: hash, words: NO_WORDS }))}
      {fields.length === 0 && (
        <Button icon="plus" className="justify-self-start" onClick={() => insert(0, emptyBlock())}>
          <Trans>Add a part</Trans>
        </Button>
      )}
    </div>
  );
}

function KindField({ name, number }: { name: string; number: number }) {
  const { t, i18n } = useLingui();
  const { register } = useFormContext();
  return (
    <select
      aria-label={t`Kind of part ${number}`}
      {...register(`${name}.kind`)}
      className="min-h-11 rounded-soft border border-hairline-strong bg-wall px-3 text-small"
    >
      {WRITTEN_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {i18n._(WRITTEN_WORDS[kind])}
        </option>
      ))}
    </select>
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
