import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { newKey } from '#kit/new-key.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useDraft } from '#kit/use-draft.ts';
import { SUBJECT_LIMIT, TEXT_LIMIT } from '#people/threads/thread.rules.ts';
import { useBeginThread } from '../message.queries.ts';
import { AttachmentField } from './attachment-field.tsx';
import { type NewMessageValues, newMessageOf, newMessageValues } from './new-message-values.ts';
import { useAttachments } from './use-attachments.ts';
import { useUnsentFault } from './use-unsent-fault.ts';

interface NewMessageFormProps {
  draftKey: string;
  applicationId: number | undefined;
  work: { item_id: number; title: string } | undefined;
  orderCode: string | undefined;
}

/** Typed text survives a refresh. */
export function NewMessageForm({ draftKey, applicationId, work, orderCode }: NewMessageFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useBeginThread();
  const attachments = useAttachments(`${draftKey} files`);
  const unsentFault = useUnsentFault(attachments);
  const form = useForm<NewMessageValues>({
    resolver: schemaResolver(newMessageValues, i18n),
    defaultValues: {
      subject: '',
      text: '',
      about: work ? 'item' : orderCode ? 'order' : 'none',
      order_code: orderCode ?? '',
      key: newKey(),
    },
    mode: 'onTouched',
  });
  const forgetDraft = useDraft(form, draftKey);
  const about = useWatch({ control: form.control, name: 'about' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const fault = unsentFault();
    if (fault) return form.setError('root', { message: fault });
    const bound = { item_id: work?.item_id, application_id: applicationId, attachments: attachments.ids };
    try {
      const { thread_id } = await mutateAsync({ form: newMessageOf(values, bound), key: values.key });
      forgetDraft();
      attachments.clear();
      await navigate({ to: '/account/message/$id', params: { id: String(thread_id) } });
    } catch (failure) {
      const isOrder = values.about === 'order' && failure instanceof ApiFailure && failure.code === 'not_found';
      if (isOrder)
        form.setError('order_code', { message: t`You have no order with this number.` }, { shouldFocus: true });
      else showRefusal(form, failure);
    }
  });

  const options = [
    { value: 'none', label: t`Something else` },
    { value: 'order', label: t`An order` },
    ...(applicationId === undefined ? [] : [{ value: 'application', label: t`Your application` }]),
    ...(work ? [{ value: 'item', label: t`The work “${work.title}”` }] : []),
  ];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 grid max-w-2xl gap-6">
      <SelectField
        label={t`What is it about?`}
        options={options}
        error={errors.about?.message}
        {...form.register('about')}
      />
      {about === 'order' && (
        <TextField
          label={t`Order number`}
          hint={t`It is in every e-mail about the order.`}
          required
          autoCapitalize="characters"
          error={errors.order_code?.message}
          {...form.register('order_code')}
        />
      )}
      <TextField
        label={t`Subject`}
        required
        limit={SUBJECT_LIMIT}
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextAreaField
        label={t`Message`}
        required
        rows={7}
        limit={TEXT_LIMIT}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <AttachmentField attachments={attachments} />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the message</Trans>
        </Button>
        <ButtonLink kind="quiet" to="/account/message" search={{}}>
          <Trans>Back to all messages</Trans>
        </ButtonLink>
      </div>
    </form>
  );
}
