import { Trans, useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldError } from '#kit/field.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import {
  type ArticleValues,
  BLOCK_KINDS,
  type BlockKind,
  type BlockValues,
  emptyBlock,
} from '../../article-values.rules.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { OpenLanguageContext } from './open-language.tsx';

export function BlockList() {
  const { t } = useLingui();
  const { open } = use(OpenLanguageContext);
  const { control, getValues, formState } = useFormContext<ArticleValues>();
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'blocks' });
  const [removed, setRemoved] = useState<{ at: number; block: BlockValues }>();
  const [addingAt, setAddingAt] = useState<number>();
  const [announced, setAnnounced] = useState('');

  function add(kind: BlockKind, at: number) {
    insert(at, emptyBlock(kind), { shouldFocus: false });
    setAddingAt(undefined);
    focusSoon(`[name="blocks.${at}.text.${open}"], [data-block="${at}"] [data-control], [data-block="${at}"] input`);
  }
  function shift(at: number, to: number) {
    move(at, to);
    const [place, count] = [to + 1, fields.length];
    setAnnounced(t`Block ${place} of ${count}`);
  }
  function takeOut(at: number) {
    const block = structuredClone(getValues(`blocks.${at}`));
    remove(at);
    setRemoved({ at, block });
  }
  function restore() {
    if (!removed) return;
    insert(removed.at, removed.block, { shouldFocus: false });
    focusSoon(`[data-block="${removed.at}"] [data-control]`);
    setRemoved(undefined);
  }

  const undo = removed && (
    <li key="removed">
      <UndoNotice key={removed.at} busy={false} onUndo={restore}>
        <Trans>The block was removed.</Trans>
      </UndoNotice>
    </li>
  );
  const cards = fields.map((field, at) => (
    <li key={field.id} data-block={at}>
      <BlockCard
        at={at}
        count={fields.length}
        kind={field.kind}
        onMove={shift}
        onRemove={() => takeOut(at)}
        isAdding={addingAt === at}
        onAddBelow={() => setAddingAt(addingAt === at ? undefined : at)}
      />
      {addingAt === at && (
        <div className="mt-3">
          <AddBlock kinds={BLOCK_KINDS} label={t`Add a block below`} onAdd={(kind) => add(kind, at + 1)} />
        </div>
      )}
    </li>
  ));
  return (
    <>
      <ol aria-label={t`Blocks`} className="grid gap-4">
        {undo ? cards.toSpliced(removed.at, 0, undo) : cards}
      </ol>
      {fields.length === 0 && !removed && (
        <p className="text-ink-soft">
          <Trans>Nothing here yet. Most articles begin with a paragraph.</Trans>
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <FieldError id="blocks" error={formState.errors.blocks?.root?.message ?? formState.errors.blocks?.message} />
      <div className="mt-5">
        <AddBlock kinds={BLOCK_KINDS} label={t`Add a block at the end`} onAdd={(kind) => add(kind, fields.length)} />
      </div>
    </>
  );
}

/** The element exists only after the next rendering. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));
}
