import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { Button } from '../button.tsx';
import { OvertakenChanges } from './overtaken-changes.tsx';

interface OvertakenNoteProps {
  /** What someone else saved in the meantime, as far as known; undefined if nobody did. */
  changes: readonly OvertakenChange[] | undefined;
  log: SubjectLog;
  nameOf?: (subject_id: string) => string;
  /** Replaces the typed text with the other person's. */
  onTakeTheirs: () => void;
  /** Leaves the typed text, so that the next save overwrites theirs. */
  onKeepMine?: () => void;
  /** Their text, if it is short enough to show here. */
  children?: ReactNode;
}

/**
 * Above a form whose thing someone else has changed in the meantime: who, when and what; nothing is lost, and one press
 * loads the newer version.
 */
export function OvertakenNote(props: OvertakenNoteProps) {
  const { changes, log, nameOf, onTakeTheirs, onKeepMine, children } = props;
  const place = useRef<HTMLDivElement>(null);
  // The save button is at the lower end of a long form, the refusal at its upper one.
  useEffect(() => {
    if (changes) place.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  return (
    <div ref={place} role="alert" className="scroll-my-28">
      {changes && (
        <div className="border-bad border-s-2 bg-wall-deep px-4 py-3">
          <p>
            <Trans>Someone else has changed this, so your version was not saved. It is still here.</Trans>
          </p>
          <OvertakenChanges changes={changes} log={log} nameOf={nameOf} />
          {children}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={onTakeTheirs}>
              <Trans>Show the newer one</Trans>
            </Button>
            {onKeepMine && (
              <Button kind="quiet" onClick={onKeepMine}>
                <Trans>Keep mine</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
