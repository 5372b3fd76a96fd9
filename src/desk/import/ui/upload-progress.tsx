import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { Progress } from '#kit/progress.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import { secondsLeft } from '#selling/studio/sending.rules.ts';
import { useRefreshImport } from '../import.queries.ts';
import { type ImportSending, pauseSending, resumeSending, type SentFile } from './import-sending.ts';
import { LeftOutFiles } from './left-out-files.tsx';

/** Files that a list of hundreds names: those that move, those that failed, and the next ones. */
const MOST_QUEUED = 5;

/** The progress of all files and of each, with pause and resume. */
export function UploadProgress({ id, sending }: { id: number; sending: ImportSending }) {
  const { t, i18n } = useLingui();
  const write = useFileSize();
  const refresh = useRefreshImport();
  const { state, files, leftOut, speed, stop } = sending;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + file.sent, 0);
  const arrived = files.filter((file) => file.state === 'sent').length;
  const [sentText, sizeText] = [write.size(sent), write.size(size)];
  const [fileCount, arrivedCount] = [i18n.number(files.length), i18n.number(arrived)];
  const seconds = secondsLeft(size - sent, speed);
  const isMoving = state === 'sending' || state === 'waiting';
  useLeaveGuard(isMoving);
  // The shop's own numbers decide whether the files can be checked.
  useEffect(() => {
    if (state === 'sent' || state === 'stopped') void refresh(id);
  }, [state, id, refresh]);
  return (
    <section aria-label={t`Progress of the upload`} className="border border-hairline px-5 py-5">
      {state === 'registering' ? (
        <Progress label={t`Preparing the upload…`} />
      ) : (
        <Progress label={t`${arrivedCount} of ${fileCount} files uploaded`} value={sent} max={Math.max(1, size)} />
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink-soft tabular-nums">
        <span>
          <Trans>
            {sentText} of {sizeText}
          </Trans>
        </span>
        {speed !== undefined && <span>{write.speed(speed)}</span>}
        {seconds !== undefined && <span>{timeLeft(i18n, seconds)}</span>}
      </p>
      <p role="status" className="mt-2 text-small">
        <StateText state={state} stop={stop} />
      </p>
      <FileProgress files={files} />
      <LeftOutFiles files={leftOut} />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isMoving && (
          <Button onClick={() => pauseSending(id)}>
            <Trans>Pause the upload</Trans>
          </Button>
        )}
        {(state === 'paused' || (state === 'stopped' && files.some((file) => file.state === 'queued'))) && (
          <Button onClick={() => void resumeSending(id)}>
            <Trans>Continue the upload</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function StateText({ state, stop }: Pick<ImportSending, 'state'> & { stop: string | undefined }) {
  switch (state) {
    case 'waiting':
      return (
        <span className="text-bad">
          <Trans>Connection lost. The uploaded part is saved; the upload continues when you are back online.</Trans>
        </span>
      );
    case 'paused':
      return <Trans>Paused. The uploaded part is saved.</Trans>;
    case 'stopped':
      return (
        <span className="text-bad">{stop ?? <Trans>Some files could not be uploaded. Choose them again.</Trans>}</span>
      );
    case 'sent':
      return <Trans>All files have arrived. You can add more, or check them.</Trans>;
    default:
      return (
        <span className="text-ink-soft">
          <Trans>
            Please keep this tab open until all files have arrived. You can use other pages of the back office.
          </Trans>
        </span>
      );
  }
}

function FileProgress({ files }: { files: readonly SentFile[] }) {
  const { t } = useLingui();
  const moving = files.filter(({ state }) => state === 'sending' || state === 'failed');
  const queued = files.filter(({ state }) => state === 'queued');
  const more = queued.length - MOST_QUEUED;
  if (moving.length + queued.length === 0) return null;
  return (
    <ul aria-label={t`Files`} className="mt-4 grid gap-3">
      {[...moving, ...queued.slice(0, MOST_QUEUED)].map((file) => (
        <li key={file.name} className="min-w-0 [overflow-wrap:anywhere]">
          {file.failure ? (
            <p className="flex items-start gap-2 text-bad text-small">
              <Icon name="warning" size={16} className="mt-1" />
              <span className="min-w-0">
                {file.name} –{' '}
                {file.failure === 'file' ? (
                  <Trans>The file was moved or changed on your computer. Please choose it again.</Trans>
                ) : (
                  file.failure.message
                )}
              </span>
            </p>
          ) : (
            <Progress label={file.name} value={file.sent} max={file.size} />
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="text-ink-soft text-small">
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

/** The browser asks before a tab with a running upload is closed. */
function useLeaveGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}

function timeLeft(i18n: ReturnType<typeof useLingui>['i18n'], seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? i18n.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' })
    : i18n.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}
