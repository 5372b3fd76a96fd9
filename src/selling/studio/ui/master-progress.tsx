import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { Progress } from '#kit/progress.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import { secondsLeft } from '../sending.rules.ts';
import type { Upload } from '../studio.contract.ts';
import type { Sending } from './master-sending.ts';

/** The progress of an upload: bytes, speed, and that a lost connection loses nothing. */
export function MasterProgress({ upload, sending }: { upload: Upload; sending: Sending }) {
  const { t, i18n } = useLingui();
  const write = useFileSize();
  const [sent, whole] = [write.size(sending.sent), write.size(upload.size)];
  const seconds = secondsLeft(upload.size - sending.sent, sending.speed);
  const isWaiting = sending.state === 'waiting';
  return (
    <div className="border border-hairline px-5 py-6">
      <Progress label={t`Sending ${upload.name}`} value={sending.sent} max={upload.size} />
      <p className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink-soft tabular-nums">
        <span>
          <Trans>
            {sent} of {whole}
          </Trans>
        </span>
        {sending.speed !== undefined && <span>{write.speed(sending.speed)}</span>}
        {seconds !== undefined && <span>{timeLeft(i18n, seconds)}</span>}
      </p>
      <p role="status" className="mt-2 text-small">
        {isWaiting ? (
          <span className="flex items-start gap-2 text-bad">
            <Icon name="warning" size={16} className="mt-1" />
            <Trans>Connection lost. The uploaded part is saved; the upload continues when you are back online.</Trans>
          </span>
        ) : (
          <span className="text-ink-soft">
            <Trans>You can fill in the rest while you wait. Please keep this tab open.</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

function timeLeft(i18n: ReturnType<typeof useLingui>['i18n'], seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90
    ? i18n.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' })
    : i18n.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}

// @chunk studio
