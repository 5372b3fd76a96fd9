import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import type { WorkImport } from '../import.contract.ts';
import { DiscardImport } from './discard-import.tsx';
import { FileChooser } from './file-chooser.tsx';
import type { ImportActs } from './import-acts.ts';
import { useImportSending } from './import-sending.ts';
import { OpenFiles } from './open-files.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** Files arrive, now or after an interruption; then they can be checked. */
export function ReceivingPart({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { t } = useLingui();
  const sending = useImportSending(one.import_id);
  const { files, steps } = one;
  const isSending = sending !== undefined && ['registering', 'sending', 'waiting'].includes(sending.state);
  const isReady = !isSending && steps.includes('check');
  const isInterrupted = !sending && files.received < files.size;
  return (
    <div className="grid max-w-3xl gap-6">
      {sending && <UploadProgress id={one.import_id} sending={sending} />}
      {isInterrupted && <OpenFiles one={one} />}
      {!isSending && files.count > 0 && <FileSummary files={files} />}
      <FileChooser
        title={isInterrupted ? <Trans>Choose the same files again to continue</Trans> : <Trans>Add more files</Trans>}
        isMinor={!isInterrupted && files.count > 0}
        onFiles={(chosen) => void acts.upload(chosen)}
      />
      <PublishChoice one={one} acts={acts} />
      <div className="flex flex-wrap items-center gap-3">
        <ThumbBar isOpen={!isReady}>
          <Button
            kind="primary"
            disabled={!isReady}
            busy={acts.busy}
            busyText={t`The check is starting…`}
            onClick={() => void acts.step('check')}
          >
            <Trans>Check the files</Trans>
          </Button>
        </ThumbBar>
        <DiscardImport id={one.import_id} />
      </div>
    </div>
  );
}

function FileSummary({ files }: { files: WorkImport['files'] }) {
  const write = useFileSize();
  const { count, size, pictures, zips, table } = files;
  return (
    <p className="text-small [overflow-wrap:anywhere]">
      <span className="font-medium">
        <Plural value={count} one="# file" other="# files" />, {write.size(size)}
      </span>
      <span className="text-ink-soft">
        {pictures > 0 && (
          <>
            {' · '}
            <Plural value={pictures} one="# picture" other="# pictures" />
          </>
        )}
        {zips > 0 && (
          <>
            {' · '}
            <Plural value={zips} one="# zip file" other="# zip files" />
          </>
        )}
        {' · '}
        {table ? <Trans>Table: {table}</Trans> : <Trans>No table: file names become titles</Trans>}
      </span>
    </p>
  );
}
