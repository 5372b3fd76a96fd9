import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#kit/icon-button.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { BLOCK_WORDS } from '../../article-desk.words.ts';
import type { BlockKind } from '../../article-values.rules.ts';
import { BlockFields } from './block-fields.tsx';

interface BlockCardProps {
  at: number;
  count: number;
  kind: BlockKind;
  onMove: (at: number, to: number) => void;
  onRemove: () => void;
  isAdding: boolean;
  onAddBelow: () => void;
}

export function BlockCard({ at, count, kind, onMove, onRemove, isAdding, onAddBelow }: BlockCardProps) {
  const { t, i18n } = useLingui();
  const place = at + 1;
  const name = i18n._(BLOCK_WORDS[kind]);
  return (
    <section aria-label={`${place}. ${name}`} className="rounded-soft border border-hairline px-4 pt-1 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-text font-medium text-small">
          <span className="text-ink-soft tabular-nums">{place}.</span> {name}
        </h3>
        <div className="-me-2 flex">
          <MoveButtons
            at={at}
            count={count}
            labels={{ up: t`Move block ${place} up`, down: t`Move block ${place} down` }}
            onMove={(by) => onMove(at, at + by)}
          />
          <IconButton
            icon="plus"
            label={t`Add a block below block ${place}`}
            aria-expanded={isAdding}
            onClick={onAddBelow}
          />
          <IconButton icon="trash" label={t`Remove block ${place}`} onClick={onRemove} />
        </div>
      </div>
      <BlockFields at={at} kind={kind} />
    </section>
  );
}
