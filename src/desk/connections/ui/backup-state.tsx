import { Plural, Trans } from '@lingui/react/macro';
import { Section } from '#kit/section.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { Connections } from '../connection.contract.ts';

/** Whether the shop is backed up, and what to ask the person who runs it for. */
export function BackupState({ backup: { every_hours, last } }: Pick<Connections, 'backup'>) {
  return (
    <Section id="backup" title={<Trans>Backup</Trans>}>
      <p className={last?.is_late ? 'text-bad' : undefined}>
        {every_hours === null ? (
          <Trans>The shop does not back itself up.</Trans>
        ) : (
          <Plural
            value={every_hours}
            one="The shop backs itself up every hour."
            other="The shop backs itself up every # hours."
          />
        )}
        <SentenceGap />
        {last ? (
          <Plural
            value={last.hours}
            _0="The last backup was made less than an hour ago."
            one="The last backup was made # hour ago."
            other="The last backup was made # hours ago."
          />
        ) : (
          <Trans>No backup has been reported yet.</Trans>
        )}
      </p>
      <ul className="prose-text mt-3 grid list-disc gap-1 ps-5 text-ink-soft text-small">
        {every_hours === null && (
          <li>
            <Trans>
              Ask the person who runs the shop to set <code>BACKUP_TO</code> to a place on another disk or at another
              provider. The shop then backs up all data and pictures every day, and notifies administrators if a backup
              fails or is missing.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            A backup contains your customers’ data. Have it encrypted (<code>BACKUP_KEY</code>), and keep the key in a
            second place.
          </Trans>
        </li>
        <li>
          <Trans>
            Have a backup restored once on another machine before you open. The README describes how, and how to report
            copies that another program makes.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}
