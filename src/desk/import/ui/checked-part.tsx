import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import type { WorkImport } from '../import.contract.ts';
import { DiscardImport } from './discard-import.tsx';
import { FileChooser, FilesButton, TABLE_KINDS } from './file-chooser.tsx';
import { FileNotes } from './file-notes.tsx';
import type { ImportActs } from './import-acts.ts';
import { ImportCounts } from './import-counts.tsx';
import { PublishChoice } from './publish-choice.tsx';

/** The dry run: what would happen, what is wrong, and the button that imports. */
export function CheckedPart({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { t } = useLingui();
  const { lines, files, faults, steps } = one;
  return (
    <div className="grid gap-6">
      <p className="text-lead">
        <Verdict one={one} />
      </p>
      <ImportCounts one={one} />
      <FileNotes one={one} />
      <PublishChoice one={one} acts={acts} />
      <div className="flex flex-wrap items-center gap-3">
        <ThumbBar isOpen={false}>
          <Button
            kind="primary"
            disabled={!steps.includes('run')}
            busy={acts.busy}
            busyText={t`The import is starting…`}
            onClick={() => void acts.step('run')}
          >
            <Plural value={lines.ready} _0="Nothing to import" one="Import # line" other="Import # lines" />
          </Button>
        </ThumbBar>
        <FilesButton
          isSingle
          accept={TABLE_KINDS}
          disabled={acts.busy}
          onFiles={(chosen) => void acts.upload(chosen, true)}
        >
          {files.table ? <Trans>Upload a corrected table</Trans> : <Trans>Add a table</Trans>}
        </FilesButton>
        <Button kind="quiet" disabled={acts.busy} onClick={() => void acts.step('check')}>
          <Trans>Check again</Trans>
        </Button>
        <DiscardImport id={one.import_id} />
      </div>
      <details {...(faults.length > 0 && { open: true })} className="max-w-3xl">
        <summary className="flex min-h-11 cursor-pointer items-center text-link">
          <Trans>Add missing pictures or other files</Trans>
        </summary>
        <FileChooser
          title={<Trans>Drop missing pictures here</Trans>}
          isMinor
          disabled={acts.busy}
          onFiles={(chosen) => void acts.upload(chosen)}
        />
      </details>
    </div>
  );
}

function Verdict({ one: { lines, faults } }: { one: WorkImport }) {
  if (faults.length > 0) return <Trans>Nothing can be imported until these errors are corrected:</Trans>;
  if (lines.error > 0 && lines.ready === 0)
    return <Trans>Every line has an error, so nothing can be imported. Correct the table and upload it again.</Trans>;
  if (lines.error > 0)
    return (
      <Plural
        value={lines.error}
        one="# line has an error and is left out. Correct the table and upload it again, or import the others."
        other="# lines have errors and are left out. Correct the table and upload it again, or import the others."
      />
    );
  return lines.ready > 0 ? (
    <Trans>No errors found. Nothing has changed yet.</Trans>
  ) : (
    <Trans>Everything is already as in the table.</Trans>
  );
}
