import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Progress } from '#kit/progress.tsx';
import type { FileTrial } from '../file.contract.ts';
import { useApplyTable } from '../file.queries.ts';
import { FileLine } from './file-line.tsx';
import { JumpNote } from './jump-note.tsx';
import { useTicks } from './use-ticks.ts';

interface FileTrialViewProps {
  file: File;
  trial: FileTrial;
  again: () => void;
  /** Uploads the file again for another page of its changes. */
  onPage: (page: number) => void;
  done: () => void;
}

/** The changes and faults of a table, and the button that applies it. */
export function FileTrialView({ file, trial, again, onPage, done }: FileTrialViewProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useApplyTable();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean }>();
  const { fingerprint, edits, faults, rows, wrong, list, lines, jumps } = trial;
  const { leftOut, confirmed, tick, isTicked } = useTicks();
  const isJump = new Set(jumps);
  const shown = [...Map.groupBy(list, ({ line }) => line)].map(([id, cells]) => ({ id, jump: isJump.has(id), cells }));
  const chosen = lines - leftOut.size - (jumps.length - confirmed.size);
  const isAllTicked = shown.every((line) => line.jump || isTicked(line));
  async function apply() {
    setFailure(undefined);
    try {
      await mutateAsync({ file, fingerprint, leftOut, confirmed, onProgress: setShare });
      showToast('success', t`The table has been imported. You can undo it below.`);
      done();
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure({ message: problem.message, isConflict: problem.code === 'conflict' });
    }
  }
  return (
    <div className="mt-4 border-ink border-t pt-4">
      <h3 role="status" className="text-lead">
        {faults > 0 ? (
          <Plural value={faults} one="# place cannot be imported" other="# places cannot be imported" />
        ) : (
          <Plural value={edits} _0="Nothing would change" one="# cell would change" other="# cells would change" />
        )}
      </h3>
      <p className="text-ink-soft text-small">
        <Plural value={rows} one="# row read" other="# rows read" />
        {faults > 0 && (
          <>
            {' · '}
            <Trans>Nothing changes until everything is correct.</Trans>
          </>
        )}
      </p>
      <ul aria-label={t`Errors`} className="mt-3 empty:hidden">
        {wrong.map(({ line, column, message }) => (
          <li
            key={`${line} ${column} ${message}`}
            className="border-hairline border-b py-2 text-bad [overflow-wrap:anywhere]"
          >
            {column === '' ? (
              <Trans>
                Line {line}: {message}
              </Trans>
            ) : (
              <Trans>
                Line {line}, {column}: {message}
              </Trans>
            )}
          </li>
        ))}
      </ul>
      {faults === 0 && edits > 0 && (
        <>
          <JumpNote jumps={jumps.length} confirmed={confirmed.size} />
          <Button
            kind="quiet"
            className="mt-3"
            onClick={() =>
              tick(
                shown.filter(({ jump }) => !jump),
                !isAllTicked,
              )
            }
          >
            {isAllTicked ? <Trans>Leave out all lines shown here</Trans> : <Trans>Tick all lines shown here</Trans>}
          </Button>
          <ul aria-label={t`What would change`} className="mt-2 border-hairline border-t">
            {shown.map((line) => (
              <FileLine
                key={line.id}
                edits={line.cells}
                checked={isTicked(line)}
                onTick={(isOn) => tick([line], isOn)}
              />
            ))}
          </ul>
        </>
      )}
      <Pagination
        className="mt-6"
        page={trial.page}
        pages={trial.pages}
        // A page of a computed result has no address of its own.
        renderLink={(page, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => onPage(page)} />}
      />
      <div className="mt-5 grid gap-4">
        {isPending && <Progress label={t`Importing the table…`} value={share} />}
        <FormRefusal message={failure?.message} />
        <div className="flex flex-wrap gap-3">
          {failure?.isConflict && (
            <Button onClick={again}>
              <Trans>Check again</Trans>
            </Button>
          )}
          <Button kind="primary" disabled={faults > 0 || chosen === 0} busy={isPending} onClick={() => void apply()}>
            <Plural value={chosen} one="Change # line" other="Change # lines" />
          </Button>
        </div>
      </div>
    </div>
  );
}
