import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface UndoNoticeProps {
  children: ReactNode;
  onUndo: () => void;
  busy: boolean;
}

/** Shown in place of a removed thing; its undo button takes over the focus. */
export function UndoNotice({ children, onUndo, busy }: UndoNoticeProps) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline-strong border-s-2 bg-wall-deep py-1 ps-4 text-small">
      <p id={textId} className="py-2">
        {children}
      </p>
      <Button ref={button} kind="quiet" icon="undo" aria-describedby={textId} busy={busy} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}

// @chunk forms
