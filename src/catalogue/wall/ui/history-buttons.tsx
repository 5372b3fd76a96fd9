import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#kit/icon-button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { Wall } from './use-wall.ts';

/** Fields in which the browser undoes typing. */
const TYPING = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=color])';

/** Undo and redo as buttons and keys: Ctrl or Cmd and Z, with Shift for redo. */
export function HistoryButtons({ undo, redo }: Pick<Wall, 'undo' | 'redo'>) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const back =
    undo &&
    (() => {
      undo();
      setSaid(t`The last change has been undone.`);
    });
  const again =
    redo &&
    (() => {
      redo();
      setSaid(t`The change has been made again.`);
    });
  useKeys(back, again);
  return (
    <div className="flex">
      <IconButton
        icon="undo"
        label={t`Undo the last change`}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!back}
        onClick={back}
      />
      <IconButton
        icon="undo"
        className="-scale-x-100"
        label={t`Redo the change`}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!again}
        onClick={again}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function useKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const keys = useRef({ undo, redo });
  useEffect(() => {
    keys.current = { undo, redo };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(`${TYPING}, dialog`)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) keys.current.redo?.();
      else keys.current.undo?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
