import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '#web/client/api-failure.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { TextAreaField } from '#web/kit/text-area-field.tsx';
import { type MemberNote, newNote } from '../member-desk.contract.ts';
import { useMemberDeed } from '../member-desk.queries.ts';

const TEXT_MAX = 2_000;

/** A note about a member, new or edited. What was typed stays when somebody else was faster. */
export function NoteForm({ memberId, note, onDone }: { memberId: string; note?: MemberNote; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMemberDeed(memberId);
  // The version that was last seen; after a conflict the newer one, once its writer has been told.
  const [seen, setSeen] = useState(note);
  const overtaken = note && seen && note.version !== seen.version;
  const form = useForm<{ text: string }>({
    resolver: schemaResolver(newNote, i18n),
    defaultValues: { text: note?.text ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await mutateAsync(
        seen
          ? { deed: 'edit_note', note: seen.note_id, edit: { text, version: seen.version } }
          : { deed: 'add_note', text },
      );
      onDone();
    } catch (failure) {
      const isConflict = failure instanceof ApiFailure && failure.code === 'conflict';
      if (!isConflict) showRefusal(form, failure);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div role="alert">
        {overtaken && (
          <div className="grid gap-3 border-bad border-s-2 bg-wall-deep px-4 py-3">
            <p>
              <Trans>Somebody has changed this note meanwhile. What you have written is still here. It now says:</Trans>
            </p>
            <p className="text-small whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                onClick={() => {
                  form.reset({ text: note.text });
                  setSeen(note);
                }}
              >
                <Trans>Take theirs</Trans>
              </Button>
              <Button onClick={() => setSeen(note)}>
                <Trans>Keep mine</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
      <TextAreaField
        label={t`Note`}
        required
        rows={3}
        limit={TEXT_MAX}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
