import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import type { LegalChange } from '../legal.queries.ts';
import type { SendChange } from './page-editor.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RecaptchaParagraph } from './recaptcha-paragraph.tsx';

interface LegalActionsProps {
  document: LegalReply;
  send: SendChange<LegalChange>;
  busy: boolean;
}

export function LegalActions({ document, send, busy }: LegalActionsProps) {
  const { t } = useLingui();
  const clock = useShopClock();
  const { getValues } = useFormContext<LegalWords>();
  const [thrown, setThrown] = useState<LegalWords>();
  const { awaitBack, buttonOf } = useFocusBack<'discard'>();
  const [said, setSaid] = useState('');
  const revision = document.draft?.revision ?? 0;
  const saved = document.draft && clock(document.draft.updated_at);
  async function save(words: LegalWords) {
    setThrown(undefined);
    setSaid('');
    if (await send({ do: 'save', form: { ...words, revision } })) setSaid(t`Saved. Only staff see it.`);
  }
  async function discard() {
    const words = getValues();
    if (await send({ do: 'discard', revision })) setThrown(words);
  }
  async function publish(effective: string) {
    setSaid('');
    const done = await send({ do: 'publish', form: { ...getValues(), revision, effective } });
    if (done) setSaid(t`Published.`);
    return done;
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-small">
        {saved ? (
          <Trans>A new version is being written, last saved {saved}</Trans>
        ) : (
          <Trans>Below is the version in force. Your changes become the next version.</Trans>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => void save(getValues())}>
          <Trans>Save the draft</Trans>
        </Button>
        <PublishDialog earliest={document.earliest} publish={publish} />
        {document.draft && (
          <Button ref={buttonOf('discard')} kind="quiet" busy={busy} onClick={() => void discard()}>
            <Trans>Discard draft</Trans>
          </Button>
        )}
        <p role="status" className="text-ink-soft text-small">
          {said}
        </p>
      </div>
      {document.page === 'policy' && <RecaptchaParagraph />}
      {thrown && (
        <UndoNotice
          busy={busy}
          onUndo={() => {
            awaitBack('discard');
            void save(thrown);
          }}
        >
          <Trans>The draft was discarded.</Trans>
        </UndoNotice>
      )}
    </div>
  );
}
