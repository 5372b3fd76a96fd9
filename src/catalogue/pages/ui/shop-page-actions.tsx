import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { canBeHidden } from '../page.rules.ts';
import type { ShopPageReply, ShopPageWords } from '../shop-page.contract.ts';
import type { ShopPageChange } from '../shop-page.queries.ts';
import type { SendChange } from './page-editor.tsx';
import { ShopPageState } from './shop-page-state.tsx';

interface ShopPageActionsProps {
  document: ShopPageReply;
  send: SendChange<ShopPageChange>;
  busy: boolean;
}

type Undoable = 'discard' | 'reset' | 'hide';

/** Every removal can be undone. */
export function ShopPageActions({ document, send, busy }: ShopPageActionsProps) {
  const { t } = useLingui();
  const { getValues, formState } = useFormContext<ShopPageWords>();
  const [said, setSaid] = useState('');
  const { awaitBack, buttonOf } = useFocusBack<Undoable>();
  const [done, setDone] = useState<{ what: Undoable; words: ShopPageWords }>();
  const { page, published, delivered, untouched, hidden, version, draft } = document;
  const revision = draft?.revision ?? 0;
  const save = ({ title, lead, description, blocks }: ShopPageWords): ShopPageChange => ({
    do: 'save',
    form: { title, lead, description, blocks, revision },
  });
  /** The API refuses incomplete pages and says where. */
  const publish = (words: ShopPageWords): ShopPageChange => ({
    do: 'publish',
    form: { ...(words as Extract<ShopPageChange, { do: 'publish' }>['form']), revision, version },
  });
  /** Sends a change, then shows a message or an undo. */
  async function act(change: ShopPageChange, words: string | Undoable, before?: ShopPageWords) {
    setSaid('');
    setDone(undefined);
    if (!(await send(change, change.do === 'hide' ? 'stays' : undefined))) return;
    if (before) setDone({ what: words as Undoable, words: before });
    else setSaid(words);
  }
  const seen = hidden ? t`Published. The page is still hidden.` : t`Published. Visitors see it now.`;
  const undo = (what: Undoable, words: ShopPageWords) => {
    if (what === 'discard') return act(save(words), t`Saved. Only staff see it.`);
    if (what === 'reset') return act(publish(words), seen);
    return act({ do: 'hide', hidden: false, version }, t`Visitors see the page again.`);
  };
  return (
    <div className="grid gap-3">
      <ShopPageState document={document} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => void act(save(getValues()), t`Saved. Only staff see it.`)}>
          <Trans>Save the draft</Trans>
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void act(publish(getValues()), seen)}>
          <Trans>Publish the page</Trans>
        </Button>
        {draft && (
          <Button
            ref={buttonOf('discard')}
            kind="quiet"
            busy={busy}
            onClick={() => void act({ do: 'discard', revision }, 'discard', getValues())}
          >
            <Trans>Discard draft</Trans>
          </Button>
        )}
        {!untouched && !draft && (
          <Button
            ref={buttonOf('reset')}
            kind="quiet"
            busy={busy}
            disabled={formState.isDirty}
            onClick={() => void act(publish(delivered), 'reset', published)}
          >
            <Trans>Restore original text</Trans>
          </Button>
        )}
        {canBeHidden(page) && !hidden && (
          <Button
            ref={buttonOf('hide')}
            kind="quiet"
            busy={busy}
            onClick={() => void act({ do: 'hide', hidden: true, version }, 'hide', published)}
          >
            <Trans>Hide the page</Trans>
          </Button>
        )}
        {hidden && (
          <Button kind="quiet" busy={busy} onClick={() => void undo('hide', published)}>
            <Trans>Show the page</Trans>
          </Button>
        )}
        <p role="status" className="text-ink-soft text-small">
          {said}
        </p>
      </div>
      {done && (
        <UndoNotice
          busy={busy}
          onUndo={() => {
            awaitBack(done.what);
            void undo(done.what, done.words);
          }}
        >
          {done.what === 'discard' && <Trans>The draft was discarded.</Trans>}
          {done.what === 'reset' && <Trans>Visitors see the original text again.</Trans>}
          {done.what === 'hide' && <Trans>The page is hidden, and nothing links to it any more.</Trans>}
        </UndoNotice>
      )}
    </div>
  );
}
