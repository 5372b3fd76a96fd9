import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { Button } from '../button.tsx';
import { OvertakenChanges } from './overtaken-changes.tsx';

interface OvertakenNoteProps {
  /** What somebody else saved meanwhile, as far as it is known; undefined while nobody was faster. */
  changes: readonly OvertakenChange[] | undefined;
  log: SubjectLog;
  nameOf?: (subject_id: string) => string;
  /** Puts what the other one wrote in the place of what was typed. */
  onTakeTheirs: () => void;
  /** Leaves what was typed, so that the next save puts it over theirs. */
  onKeepMine?: () => void;
  /** What they wrote, where it is short enough to be read here. */
  children?: ReactNode;
}

/** Above a form whose thing somebody else has changed meanwhile: who, when and what; nothing is lost, and the newer one is a press away. */
export function OvertakenNote(props: OvertakenNoteProps) {
  const { changes, log, nameOf, onTakeTheirs, onKeepMine, children } = props;
  const place = useRef<HTMLDivElement>(null);
  // What is saved at the lower end of a long form is refused here, at its upper one.
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
