import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { Work } from '../studio.contract.ts';
import { STEP_DONE, STEP_WORDS } from '../studio.words.ts';
import type { EditorSteps } from './use-editor-steps.ts';

/** The steps for the whole work, except submission, which is below its fields. */
export function WorkSteps({ work, steps }: { work: Work; steps: EditorSteps }) {
  const { i18n } = useLingui();
  const { done, busy, take } = steps;
  const undoable = done && STEP_DONE[done];
  const offered = work.steps.filter((step) => step !== 'submit');
  return (
    <div className="mt-4 grid gap-4">
      {undoable && work.steps.includes(undoable.undo) && (
        <UndoNotice key={done} busy={busy} onUndo={() => void take(undoable.undo)}>
          {i18n._(undoable.words)}
        </UndoNotice>
      )}
      {done === 'submit' && work.stage === 'submitted' && (
        <p role="status" className="border-good border-s-2 bg-wall-deep px-4 py-3">
          <Trans>Thank you, we have received the work. We will review it and e-mail you.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {offered.map((step) => (
          <Button
            key={step}
            kind={step === 'remove' ? 'quiet' : 'secondary'}
            busy={busy}
            onClick={() => void take(step)}
          >
            {i18n._(STEP_WORDS[step])}
          </Button>
        ))}
        {work.stage === 'online' && (
          <Link to="/shop/$id" params={{ id: String(work.item_id) }} className="text-link text-small">
            <Trans>See it in the shop</Trans>
          </Link>
        )}
      </div>
      {offered.includes('revise') && (
        <p className="text-caption text-ink-soft">
          <Trans>If you change the picture or the edition, the work goes offline and is reviewed again.</Trans>
        </p>
      )}
    </div>
  );
}
