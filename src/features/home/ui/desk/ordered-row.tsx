import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { IconButton } from '#web/kit/icon-button.tsx';

interface OrderedRowProps {
  at: number;
  count: number;
  name: string;
  about?: string | undefined;
  isAway?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One line of an ordered list: what it is, one place up, one down, and out. */
export function OrderedRow({ at, count, name, about, isAway, onMove, onRemove }: OrderedRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  function shift(to: number, button: 'up' | 'down') {
    onMove(to);
    // A moved line loses the focus; at either end the way back is what can be pressed next.
    requestAnimationFrame(() => {
      const keys = row.current?.querySelectorAll<HTMLElement>(`[data-move="${button}"]:enabled, [data-move]:enabled`);
      const own = [...(keys ?? [])].find((key) => key.dataset.move === button);
      (own ?? keys?.[0])?.focus();
    });
  }
  return (
    <li ref={row} className="flex items-center gap-x-3 border-hairline border-b py-1">
      <span className="w-6 text-ink-soft tabular-nums">{at + 1}.</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {about && <span className={`ms-2 text-small ${isAway ? 'text-bad' : 'text-ink-soft'}`}>{about}</span>}
      </span>
      <span className="flex">
        <IconButton
          icon="chevron-down"
          className="[&_svg]:rotate-180"
          label={t`Move ${name} up`}
          data-move="up"
          disabled={at === 0}
          onClick={() => shift(at - 1, 'up')}
        />
        <IconButton
          icon="chevron-down"
          label={t`Move ${name} down`}
          data-move="down"
          disabled={at === count - 1}
          onClick={() => shift(at + 1, 'down')}
        />
        <IconButton icon="close" label={t`Take ${name} out`} onClick={onRemove} />
      </span>
    </li>
  );
}
