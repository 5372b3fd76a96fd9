import { Trans } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { ARTICLE_LOG } from '../../article-log.rules.ts';
import type { ArticleDraft } from './use-article-draft.ts';

/** Someone else has saved another version: shows who and what, and the editor chooses. */
export function ConflictNote({ draft }: { draft: ArticleDraft }) {
  return (
    <div className="has-[p]:mb-6">
      <OvertakenNote
        changes={draft.state === 'conflict' ? (draft.theirs ?? []) : undefined}
        log={ARTICLE_LOG}
        onTakeTheirs={() => void draft.settle('theirs')}
        onKeepMine={() => void draft.settle('mine')}
      />
    </div>
  );
}

/** Unsaved text was restored after a refresh or a session's end; the editor can discard it. */
export function RestoredNote({ draft }: { draft: ArticleDraft }) {
  if (!draft.isRestored || draft.state === 'conflict') return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 border-accent border-s-2 bg-wall-deep px-4 py-3">
      <p role="status">
        <Trans>Your unsaved changes have been restored.</Trans>
      </p>
      <Button kind="quiet" icon="undo" onClick={() => void draft.settle('theirs')}>
        <Trans>Discard changes</Trans>
      </Button>
    </div>
  );
}
