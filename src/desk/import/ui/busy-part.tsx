import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import { Progress } from '#kit/progress.tsx';
import type { WorkImport } from '../import.contract.ts';
import type { ImportActs } from './import-acts.ts';
import { UndoImport } from './undo-import.tsx';

/** The shop is at work, or pauses: how far it is, and how to stop and continue. */
export function BusyPart({ one, acts }: { one: WorkImport; acts: ImportActs }) {
  const { t, i18n } = useLingui();
  const { state, progress, steps, lines } = one;
  const [done, total] = [i18n.number(progress.done), i18n.number(progress.total)];
  const labels: Partial<Record<WorkImport['state'], string>> = {
    checking: progress.total > 0 ? t`${done} of ${total} pictures and rows checked` : t`Reading the files…`,
    running: t`${done} of ${total} lines imported`,
    paused: t`Paused after ${done} of ${total} lines`,
    undoing: t`${done} of ${total} lines undone`,
  };
  return (
    <div className="grid max-w-3xl gap-5">
      <Progress
        label={labels[state] ?? ''}
        {...(progress.total > 0 && { value: progress.done, max: progress.total })}
      />
      {state !== 'paused' && (
        <p className="text-ink-soft text-small">
          <Trans>You can leave this page; the work continues.</Trans>
        </p>
      )}
      {lines.failed > 0 && (
        <p role="status" className="text-bad text-small">
          <Plural
            value={lines.failed}
            one="# line has failed; it is listed below."
            other="# lines have failed; they are listed below."
          />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {steps.includes('pause') && (
          <ThumbBar isOpen={false}>
            <Button busy={acts.busy} onClick={() => void acts.step('pause')}>
              <Trans>Pause the import</Trans>
            </Button>
          </ThumbBar>
        )}
        {steps.includes('resume') && (
          <ThumbBar isOpen={false}>
            <Button kind="primary" busy={acts.busy} onClick={() => void acts.step('resume')}>
              <Trans>Continue the import</Trans>
            </Button>
          </ThumbBar>
        )}
        {steps.includes('undo') && <UndoImport one={one} acts={acts} />}
      </div>
    </div>
  );
}
