import { useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

interface MoveButtonsProps {
  at: number;
  count: number;
  /** What they do, with the name of the row. */
  labels: { up: string; down: string };
  onMove: (by: 1 | -1) => void;
}

/**
 * One place up, one down. The button that was pressed keeps the focus: a row that is moved in the page would lose it, and so
 * would a button that is disabled at either end; there it only does nothing, for the next press must not move the row back.
 */
export function MoveButtons({ at, count, labels, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  const lastAt = useRef(at);
  useLayoutEffect(() => {
    if (lastAt.current === at) return;
    lastAt.current = at;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  });
  const button = (by: 1 | -1, isEnd: boolean) => ({
    icon: 'chevron-down' as const,
    'aria-disabled': isEnd || undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      if (isEnd) return;
      pressed.current = currentTarget;
      onMove(by);
    },
  });
  return (
    <>
      <IconButton {...button(-1, at === 0)} label={labels.up} className="[&_svg]:rotate-180" />
      <IconButton {...button(1, at === count - 1)} label={labels.down} />
    </>
  );
}
