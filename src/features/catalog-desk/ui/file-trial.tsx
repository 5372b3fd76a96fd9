import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '#web/client/api-failure.ts';
import { showToast } from '#web/client/toast.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { Pagination } from '#web/kit/pagination.tsx';
import { Progress } from '#web/kit/progress.tsx';
import type { FileEdit, FileTrial } from '../file.contract.ts';
import { useApplyTable } from '../file.queries.ts';

interface FileTrialViewProps {
  file: File;
  trial: FileTrial;
  again: () => void;
  /** Sends the file once more, for another page of what it would change. */
  onPage: (page: number) => void;
  done: () => void;
}

/** What a table would change and what is wrong with it, and the button that changes it. */
export function FileTrialView({ file, trial, again, onPage, done }: FileTrialViewProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useApplyTable();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean }>();
  const { fingerprint, edits, faults, rows, wrong, list } = trial;
  async function apply() {
    setFailure(undefined);
    try {
      await mutateAsync({ file, fingerprint, onProgress: setShare });
      showToast('success', t`The table is taken in. You can take it back below.`);
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
          <Plural value={faults} one="# cell cannot be taken in" other="# cells cannot be taken in" />
        ) : (
          <Plural value={edits} _0="Nothing would change" one="# cell would change" other="# cells would change" />
        )}
      </h3>
      <p className="text-ink-soft text-small">
        <Plural value={rows} one="# row read" other="# rows read" />
        {faults > 0 && (
          <>
            {' · '}
            <Trans>Nothing is changed until all of it is right.</Trans>
          </>
        )}
      </p>
      <ul aria-label={t`What is wrong`} className="mt-3 empty:hidden">
        {wrong.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className="border-hairline border-b py-2 text-bad">
            <Trans>
              Line {line}, {column}: {message}
            </Trans>
          </li>
        ))}
      </ul>
      {faults === 0 && (
        <ul aria-label={t`What would change`} className="mt-3 empty:hidden">
          {list.map((edit) => (
            <Edit key={`${edit.line} ${edit.column}`} edit={edit} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={trial.page}
        pages={trial.pages}
        // A page of what was just worked out has no address of its own.
        renderLink={(page, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => onPage(page)} />}
      />
      <div className="mt-5 grid gap-4">
        {isPending && <Progress label={t`Taking the table in…`} value={share} />}
        <FormRefusal message={failure?.message} />
        <div className="flex flex-wrap gap-3">
          {failure?.isConflict && (
            <Button onClick={again}>
              <Trans>Look at it again</Trans>
            </Button>
          )}
          <Button kind="primary" disabled={faults > 0 || edits === 0} busy={isPending} onClick={() => void apply()}>
            <Plural value={edits} one="Change # cell" other="Change # cells" />
          </Button>
        </div>
      </div>
    </div>
  );
}

function Edit({ edit }: { edit: FileEdit }) {
  const { line, title, column, before, after } = edit;
  return (
    <li className="grid gap-x-6 border-hairline border-b py-2 [overflow-wrap:anywhere] sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span>
        {title}{' '}
        <span className="text-caption text-ink-soft">
          <Trans>
            line {line}, {column}
          </Trans>
        </span>
      </span>
      <span>
        <s className="text-ink-soft">{short(before)}</s> → {short(after)}
      </span>
    </li>
  );
}

/** Long texts by their beginning; the table itself has the rest. */
function short(text: string): string {
  const signs = [...text];
  return signs.length <= 120 ? text : `${signs.slice(0, 120).join('')}…`;
}
