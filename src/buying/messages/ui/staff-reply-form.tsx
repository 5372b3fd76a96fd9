import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
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

/** What the form holds; the key stays with the draft, so that even after a refresh a retry is not a second message. */
const values = z.object({ text: staffReplyForm.shape.text, key: z.string() });
type Values = z.infer<typeof values>;

interface StaffReplyFormProps {
  /** Under which what was typed and chosen is kept, for as long as the tab lives. */
  draftKey: string;
  /** Where the answer goes. */
  hint: string;
  /** The last letter that stands above. */
  seen: number;
  send: (answer: StaffReply & { seen: number }, key: string) => Promise<unknown>;
  /** Begins an answer with one that is given often; it says when something in it is still open. */
  begin: (insert: (text: string) => void) => ReactNode;
  isLeftOpen: (text: string) => boolean;
}

/**
 * The shop's answer to a member or a visitor, with files. What was typed stays until it has been sent: also when somebody else was
 * faster, whose answer then stands above.
 */
export function StaffReplyForm({ draftKey, hint, seen, send, begin, isLeftOpen }: StaffReplyFormProps) {
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
    // What was typed stays in front of it.
    const combined = [form.getValues('text').trim(), text].filter(Boolean).join('\n\n');
    form.setValue('text', combined, { shouldDirty: true });
    form.setFocus('text');
  }

  const submit = form.handleSubmit(async ({ text, key }) => {
    const fault = unsentFault();
    if (fault) return form.setError('root', { message: fault });
    if (isLeftOpen(text)) {
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
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  );
}

function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}
