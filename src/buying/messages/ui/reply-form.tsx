import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { newKey } from '#kit/new-key.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useDraft } from '#kit/use-draft.ts';
import { replyForm } from '#people/threads/thread.contract.ts';
import { TEXT_LIMIT } from '#people/threads/thread.rules.ts';
import type { useReply } from '../message.queries.ts';
import { AttachmentField } from './attachment-field.tsx';
import { useAttachments } from './use-attachments.ts';
import { useUnsentFault } from './use-unsent-fault.ts';

/** The key is saved with the draft, so that a retry after a refresh is not a second message. */
const replyValues = z.object({ text: replyForm.shape.text, key: z.string() });
type ReplyValues = z.infer<typeof replyValues>;

interface ReplyFormProps {
  draftKey: string;
  reply: ReturnType<typeof useReply>;
}

/**
 * While a message is being sent, the conversation already shows it and the fields are hidden; if sending fails, they return
 * with their text.
 */
export function ReplyForm({ draftKey, reply }: ReplyFormProps) {
  const { t, i18n } = useLingui();
  const attachments = useAttachments(`${draftKey} files`);
  const unsentFault = useUnsentFault(attachments);
  const form = useForm<ReplyValues>({
    resolver: schemaResolver(replyValues, i18n),
    defaultValues: { text: '', key: newKey() },
  });
  const forgetDraft = useDraft(form, draftKey);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ text, key }) => {
    const fault = unsentFault();
    if (fault) return form.setError('root', { message: fault });
    const { ids } = attachments;
    try {
      await reply.mutateAsync({ form: { text, ...(ids.length > 0 && { attachments: ids }) }, key });
    } catch (failure) {
      return showRefusal(form, failure);
    }
    form.reset({ text: '', key: newKey() });
    forgetDraft();
    attachments.clear();
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-12 grid max-w-3xl gap-6 border-hairline border-t pt-8"
    >
      <div hidden={isSubmitting} className="grid gap-6">
        <TextAreaField
          label={t`Your reply`}
          required
          limit={TEXT_LIMIT}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <AttachmentField attachments={attachments} />
      </div>
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the reply</Trans>
        </Button>
      </div>
    </form>
  );
}
