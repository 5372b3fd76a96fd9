import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { ListWork, SharedList } from '../shared-list.contract.ts';
import { focusSoon } from './focus-soon.ts';
import { NoteForm } from './note-form.tsx';
import type { OpenList } from './use-shared-list.ts';

interface ListNotesProps {
  open: OpenList;
  list: SharedList;
  work: ListWork;
  title: string;
}

/** What people have written about a work; one's own notes can be removed, and the removal undone. */
export function ListNotes({ open, list, work, title }: ListNotesProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [isWriting, setIsWriting] = useState(false);
  const [removed, setRemoved] = useState<number>();
  const { notes, item_id } = work;
  const nameOf = (person: number) => list.people.find(({ person_id }) => person_id === person)?.name ?? t`Someone`;
  const remove = async (note_id: number) => {
    if (await open.change({ op: 'remove_note', note_id })) setRemoved(note_id);
  };
  const undo = async (note_id: number) => {
    if (!(await open.change({ op: 'restore_note', note_id }))) return;
    setRemoved(undefined);
    focusSoon(() => document.getElementById(id)?.querySelector('button'));
  };
  const close = () => {
    setIsWriting(false);
    focusSoon(() => document.getElementById(`${id}-write`));
  };
  const send = async (text: string) => {
    if (!(await open.change({ op: 'note', item_id, text }))) return false;
    close();
    return true;
  };
  return (
    <div id={id} className="mt-2">
      {notes.length > 0 && (
        <ul aria-label={t`Notes on ${title}`} className="grid gap-2">
          {notes.map(({ note_id, person_id, text, written_at }) => (
            <li key={note_id} className="flex items-start justify-between gap-2 border-hairline-strong border-s-2 ps-3">
              <p className="min-w-0 py-2 text-small wrap-anywhere">
                <span className="whitespace-pre-line">{text}</span>
                <span className="mt-0.5 block text-caption text-ink-soft">
                  {nameOf(person_id)} ·{' '}
                  <time dateTime={written_at}>{i18n.date(new Date(written_at), { dateStyle: 'medium' })}</time>
                </span>
              </p>
              {person_id === list.me && (
                <IconButton icon="close" label={t`Remove your note on ${title}`} onClick={() => void remove(note_id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {removed !== undefined && !notes.some(({ note_id }) => note_id === removed) && (
        <div className="mt-2">
          <UndoNotice busy={open.changing?.op === 'restore_note'} onUndo={() => void undo(removed)}>
            <Trans>Your note has been removed.</Trans>
          </UndoNotice>
        </div>
      )}
      {list.me !== null &&
        (isWriting ? (
          <NoteForm title={title} onSend={send} onCancel={close} />
        ) : (
          <Button
            id={`${id}-write`}
            kind="quiet"
            icon="plus"
            className="-ms-3"
            aria-label={t`Write a note on ${title}`}
            onClick={() => setIsWriting(true)}
          >
            <Trans>Write a note</Trans>
          </Button>
        ))}
    </div>
  );
}
