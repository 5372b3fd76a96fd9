import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/kit/icon-button.tsx';
import { BLOCK_WORDS } from '../../article-desk.words.ts';
import type { BlockKind } from '../../article-values.rules.ts';
import { BlockFields } from './block-fields.tsx';

interface BlockCardProps {
  at: number;
  count: number;
  kind: BlockKind;
  onMove: (at: number, to: number, button: 'up' | 'down') => void;
  onRemove: () => void;
  isAdding: boolean;
  onAddBelow: () => void;
}

/** One block with its fields, and where it may go. */
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
          <IconButton
            icon="chevron-down"
            className="[&_svg]:rotate-180"
            label={t`Move block ${place} up`}
            data-move="up"
            disabled={at === 0}
            onClick={() => onMove(at, at - 1, 'up')}
          />
          <IconButton
            icon="chevron-down"
            label={t`Move block ${place} down`}
            data-move="down"
            disabled={at === count - 1}
            onClick={() => onMove(at, at + 1, 'down')}
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
