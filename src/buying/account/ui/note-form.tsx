import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { Button } from '#kit/button.tsx';
import { GoneNote } from '#kit/desk/gone-note.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { isOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { type MemberNote, newNote } from '../member-desk.contract.ts';
import { useMemberAction } from '../member-desk.queries.ts';
import { MEMBER_LOG } from '../member-log.rules.ts';

const TEXT_MAX = 2_000;

interface NoteFormProps {
  memberId: string;
  note?: MemberNote;
  /** Someone else has removed the note in the meantime. */
  isGone?: boolean;
  onDone: () => void;
}

/** A new or edited note. After a conflict the typed text stays. */
export function NoteForm({ memberId, note, isGone = false, onDone }: NoteFormProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMemberAction(memberId);
  // The version last seen; after a conflict the newer one, once the writer knows about it.
  const [seen, setSeen] = useState(note);
  const changes = useMemo(
    () => (note && seen && note.version !== seen.version ? [changeBetween(seen, note)] : undefined),
    [note, seen],
  );
  const form = useForm<{ text: string }>({
    resolver: schemaResolver(newNote, i18n),
    defaultValues: { text: note?.text ?? '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await mutateAsync(
        seen && !isGone
          ? { action: 'edit_note', note: seen.note_id, edit: { text, version: seen.version } }
          : { action: 'add_note', text },
      );
      onDone();
    } catch (failure) {
      if (!isOvertaken(failure)) showRefusal(form, failure);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <GoneNote isGone={isGone} />
      <OvertakenNote
        changes={isGone ? undefined : changes}
        log={MEMBER_LOG}
        onTakeTheirs={() => {
          form.reset({ text: note?.text ?? '' });
          setSeen(note);
        }}
        onKeepMine={() => setSeen(note)}
      >
        <p className="mt-2 text-small whitespace-pre-line [overflow-wrap:anywhere]">{note?.text}</p>
      </OvertakenNote>
      <TextAreaField
        label={t`Note`}
        required
        rows={3}
        limit={TEXT_MAX}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormRefusal message={isGone ? undefined : errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          {isGone ? <Trans>Save as a new one</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The log has none of a note's text, but the note records who wrote it last, and when. */
function changeBetween(seen: MemberNote, now: MemberNote): OvertakenChange {
  return {
    change_id: now.version,
    at: now.edited_at ?? now.created_at,
    staff: now.author,
    subject_id: String(now.note_id),
    action: 'note_edit',
    before: { note: seen.text },
    after: { note: now.text },
  };
}
