import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { MoveButtons } from '../move-buttons.tsx';

interface PartHeadProps {
  number: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onAdd: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** The head of one part of a text: its number, its kind, and its buttons. */
export function PartHead({ number, count, onMove, onAdd, onRemove, children }: PartHeadProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <span aria-hidden="true" className="me-2 text-ink-soft text-small tabular-nums">
        {number}
      </span>
      <div className="me-auto min-w-0">{children}</div>
      <MoveButtons
        at={number - 1}
        count={count}
        labels={{ up: t`Move part ${number} up`, down: t`Move part ${number} down` }}
        onMove={onMove}
      />
      <IconButton icon="plus" label={t`Add a part below part ${number}`} onClick={onAdd} />
      <IconButton icon="trash" label={t`Remove part ${number}`} onClick={onRemove} />
    </div>
  );
}
