import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { IconButton } from '#kit/icon-button.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';

interface OrderedRowProps {
  at: number;
  count: number;
  name: string;
  about?: string | undefined;
  isAway?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

export function OrderedRow({ at, count, name, about, isAway, onMove, onRemove, removeRef }: OrderedRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-x-3 border-hairline border-b py-1">
      <span className="w-6 text-ink-soft tabular-nums">{at + 1}.</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {about && <span className={`ms-2 text-small ${isAway ? 'text-bad' : 'text-ink-soft'}`}>{about}</span>}
      </span>
      <span className="flex">
        <MoveButtons
          at={at}
          count={count}
          labels={{ up: t`Move ${name} up`, down: t`Move ${name} down` }}
          onMove={(by) => onMove(at + by)}
        />
        <IconButton ref={removeRef} icon="close" label={t`Remove ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}
