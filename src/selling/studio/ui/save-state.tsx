import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import type { SaveState as State } from '#kit/use-versioned-form.ts';
import type { WorkDraft } from './use-work-draft.ts';

/** Whether the typed text is saved; always visible while someone writes. */
export function SaveState({ state }: { state: State }) {
  const saved = (
    <>
      <Icon name="check" size={16} />
      <Trans>Saved</Trans>
    </>
  );
  const words: Record<State, ReactNode> = {
    idle: saved,
    saved,
    saving: <Trans>Saving…</Trans>,
    unreached: (
      <>
        <Icon name="warning" size={16} />
        <Trans>Not saved: no connection. We will retry automatically.</Trans>
      </>
    ),
    refused: (
      <>
        <Icon name="warning" size={16} />
        <Trans>Not saved: please check the highlighted field.</Trans>
      </>
    ),
    conflict: (
      <>
        <Icon name="warning" size={16} />
        <Trans>Not saved: someone else has changed it.</Trans>
      </>
    ),
  };
  const isWell = state === 'idle' || state === 'saved' || state === 'saving';
  return (
    <p role="status" className={`flex items-center gap-1.5 text-small ${isWell ? 'text-ink-soft' : 'text-bad'}`}>
      {words[state]}
    </p>
  );
}

/** Another tab or device has saved other texts: the seller chooses which to keep. */
export function ConflictNote({ draft }: { draft: WorkDraft }) {
  return (
    <div role="alert">
      {draft.state === 'conflict' && (
        <div className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
          <p>
            <Trans>
              This work was changed in another tab or on another device after you opened it here. Your changes are still
              in the fields, but not saved.
            </Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => void draft.settle('theirs')}>
              <Trans>Show the other version</Trans>
            </Button>
            <Button kind="quiet" onClick={() => void draft.settle('mine')}>
              <Trans>Keep my version</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
