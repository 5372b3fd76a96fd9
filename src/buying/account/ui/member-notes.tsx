import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { useStableRows } from '#kit/desk/use-stable-rows.ts';
import { Section } from '#kit/section.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useOpened } from '#kit/use-opened.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { MemberFile, MemberNote } from '../member-desk.contract.ts';
import { useMemberAction } from '../member-desk.queries.ts';
import { NoteForm } from './note-form.tsx';

export function MemberNotes({ member: { profile, notes } }: { member: MemberFile }) {
  const id = String(profile.uid);
  const forms = useOpened<number | 'new'>();
  const rows = useStableRows(notes, ({ note_id }) => note_id, forms.isOpen);
  const { awaitBack, buttonOf } = useFocusBack<number>();
  const [removed, setRemoved] = useState<number>();
  const { mutate, isPending, variables } = useMemberAction(id);
  const remove = (note: number) => mutate({ action: 'remove_note', note }, { onSuccess: () => setRemoved(note) });
  return (
    <Section layout="small" title={<Trans>Notes</Trans>}>
      {removed !== undefined && (
        <UndoNotice
          key={removed}
          busy={isPending && variables.action === 'restore_note'}
          onUndo={() => {
            awaitBack(removed);
            mutate({ action: 'restore_note', note: removed }, { onSuccess: () => setRemoved(undefined) });
          }}
        >
          <Trans>The note has been removed.</Trans>
        </UndoNotice>
      )}
      {rows.length > 0 && (
        <ul className="border-hairline border-t">
          {rows.map(({ row: note, isGone }) => (
            <li key={note.note_id} className="border-hairline border-b py-4">
              {forms.isOpen(note.note_id) ? (
                <NoteForm memberId={id} note={note} isGone={isGone} onDone={() => forms.close(note.note_id)} />
              ) : (
                <Note
                  note={note}
                  busy={isPending && variables.action === 'remove_note' && variables.note === note.note_id}
                  onEdit={() => forms.open(note.note_id)}
                  onRemove={() => remove(note.note_id)}
                  removeRef={buttonOf(note.note_id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {forms.isOpen('new') ? (
        <NoteForm memberId={id} onDone={() => forms.close('new')} />
      ) : (
        <Button className="mt-4" onClick={() => forms.open('new')}>
          <Trans>Add a note</Trans>
        </Button>
      )}
      <p className="mt-3 text-caption text-ink-soft">
        <Trans>For staff only, but included if the member requests a copy of their data.</Trans>
      </p>
    </Section>
  );
}

interface NoteProps {
  note: MemberNote;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

function Note({ note, busy, onEdit, onRemove, removeRef }: NoteProps) {
  const { text, author, created_at, edited_at } = note;
  const { t } = useLingui();
  const clock = useShopClock();
  const at = clock(edited_at ?? created_at);
  const who = author ?? t`Deleted account`;
  return (
    <>
      <p className="prose-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft text-small">
          {who} · {at}
        </p>
        <div className="-me-3 flex flex-wrap">
          <Button kind="quiet" onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button ref={removeRef} kind="quiet" busy={busy} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
