import { IconButton } from './icon-button.tsx';

interface MoveButtonsProps {
  at: number;
  count: number;
  /** Their labels, with the name of the row. */
  labels: { up: string; down: string };
  onMove: (by: 1 | -1) => void;
}

/**
 * One place up, one down. The pressed button keeps the focus: at either end it is not disabled, which would drop
 * the focus, but does nothing, so that one press too many does not move the row back.
 */
export function MoveButtons({ at, count, labels, onMove }: MoveButtonsProps) {
  const button = (by: 1 | -1, isEnd: boolean) => ({
    icon: 'chevron-down' as const,
    'aria-disabled': isEnd || undefined,
    onClick: () => {
      if (!isEnd) onMove(by);
    },
  });
  return (
    <>
      <IconButton {...button(-1, at === 0)} label={labels.up} className="[&_svg]:rotate-180" />
      <IconButton {...button(1, at === count - 1)} label={labels.down} />
    </>
  );
}
