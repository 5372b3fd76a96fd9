import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { newKey } from '#kit/new-key.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useDraft } from '#kit/use-draft.ts';
import { type StaffReplyForm as StaffReply, staffReplyForm } from '#people/threads/thread.contract.ts';
import { TEXT_LIMIT } from '#people/threads/thread.rules.ts';
import { AttachmentField } from './attachment-field.tsx';
import { useAttachments } from './use-attachments.ts';
import { useUnsentFault } from './use-unsent-fault.ts';

/** The key is saved with the draft, so that a retry after a refresh is not a second message. */
const values = z.object({ text: staffReplyForm.shape.text, key: z.string() });
type Values = z.infer<typeof values>;

interface StaffReplyFormProps {
  /** The storage key of the draft, which lives as long as the tab. */
  draftKey: string;
  /** Where the answer goes. */
  hint: string;
  /** The last letter shown above. */
  seen: number;
  send: (answer: StaffReply & { seen: number }, key: string) => Promise<unknown>;
  /** Starts from a saved reply; reports open placeholders. */
  begin: (insert: (text: string) => void) => ReactNode;
  hasPlaceholders: (text: string) => boolean;
}

/**
 * The shop's answer to a member or a visitor, with files. The typed text stays until it has been sent, even if a colleague
 * answered first; their answer then appears above.
 */
export function StaffReplyForm({ draftKey, hint, seen, send, begin, hasPlaceholders }: StaffReplyFormProps) {
  const { t, i18n } = useLingui();
  const attachments = useAttachments(`${draftKey} files`);
  const unsentFault = useUnsentFault(attachments);
  const [overtaken, setOvertaken] = useState(false);
  const form = useForm<Values>({
    resolver: schemaResolver(values, i18n),
    defaultValues: { text: '', key: newKey() },
  });
  const forgetDraft = useDraft(form, draftKey);
  const { errors, isSubmitting } = form.formState;

  function insert(text: string) {
    // Typed text stays in front of it.
    const combined = [form.getValues('text').trim(), text].filter(Boolean).join('\n\n');
    form.setValue('text', combined, { shouldDirty: true });
    form.setFocus('text');
  }

  const submit = form.handleSubmit(async ({ text, key }) => {
    const fault = unsentFault();
    if (fault) return form.setError('root', { message: fault });
    if (hasPlaceholders(text)) {
      const message = t`Please fill in the text in braces.`;
      return form.setError('text', { message }, { shouldFocus: true });
    }
    const { ids } = attachments;
    try {
      await send({ text, seen, ...(ids.length > 0 && { attachments: ids }) }, key);
    } catch (failure) {
      setOvertaken(isOvertaken(failure));
      if (!isOvertaken(failure)) showRefusal(form, failure);
      return;
    }
    setOvertaken(false);
    form.reset({ text: '', key: newKey() });
    forgetDraft();
    attachments.clear();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-10 grid max-w-2xl gap-5">
      <div role="alert">
        {overtaken && (
          <p className="border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>
              A new message arrived while you were writing, so your reply was not sent. It is shown above; your text is
              still here.
            </Trans>
          </p>
        )}
      </div>
      {begin(insert)}
      <TextAreaField
        label={t`Your answer`}
        hint={hint}
        required
        rows={7}
        limit={TEXT_LIMIT}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <AttachmentField attachments={attachments} />
      <FormRefusal message={errors.root?.message} />
      {/* Without an answer it leads to the field. */}
      <ThumbBar isOpen={false}>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the answer</Trans>
        </Button>
      </ThumbBar>
    </form>
  );
}

function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}
