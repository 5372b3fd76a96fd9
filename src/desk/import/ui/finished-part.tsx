import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import type { WorkImport } from '../import.contract.ts';
import type { ImportActs } from './import-acts.ts';
import { Count, CountList } from './import-counts.tsx';
import { UndoImport } from './undo-import.tsx';

/** The end of an import or of its undoing: what was made, what was not, and where to go on. */
export function FinishedPart({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { state, lines, steps } = one;
  return (
    <div className="grid gap-6">
      <p className="text-lead">{state === 'undone' ? <UndoneText lines={lines} /> : <DoneText lines={lines} />}</p>
      <CountList>
        {state === 'undone' ? (
          <>
            <Count value={lines.undone} name={<Trans>Undone</Trans>} />
            <Count value={lines.kept} name={<Trans>Not undone</Trans>} isBad />
          </>
        ) : (
          <>
            <Count value={lines.done} name={<Trans>Imported</Trans>} />
            <Count value={lines.failed} name={<Trans>Failed</Trans>} isBad />
            <Count value={lines.nothing} name={<Trans>Unchanged</Trans>} />
            <Count value={lines.error} name={<Trans>With errors</Trans>} isBad />
          </>
        )}
      </CountList>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'done' && (
          <ButtonLink kind="primary" to="/admin/work" search={{}}>
            <Trans>Go to the works</Trans>
          </ButtonLink>
        )}
        {state === 'undone' && (
          <ButtonLink kind="primary" to="/admin/import" search={{}}>
            <Trans>New import</Trans>
          </ButtonLink>
        )}
        {state === 'done' && (
          <Link to="/admin/missing" search={{}} className="inline-flex min-h-11 items-center text-link">
            <Trans>Missing texts</Trans>
          </Link>
        )}
        {steps.includes('run') && (
          <Button busy={acts.busy} onClick={() => void acts.step('run')}>
            <Plural value={lines.failed} one="Try # failed line again" other="Try # failed lines again" />
          </Button>
        )}
        {steps.includes('undo') && <UndoImport one={one} acts={acts} />}
      </div>
    </div>
  );
}

function DoneText({ lines }: { lines: WorkImport['lines'] }) {
  if (lines.failed > 0) return <Trans>The import has ended. Some lines failed; each shows the reason.</Trans>;
  return lines.error > 0 ? (
    <Trans>The import has ended. Lines with errors were left out.</Trans>
  ) : (
    <Trans>Everything has been imported.</Trans>
  );
}

function UndoneText({ lines }: { lines: WorkImport['lines'] }) {
  return lines.kept > 0 ? (
    <Trans>The import has been undone, except for works that were ordered or edited since then.</Trans>
  ) : (
    <Trans>The import has been undone. Everything is as before.</Trans>
  );
}
