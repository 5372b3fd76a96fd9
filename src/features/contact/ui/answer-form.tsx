import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { TextAreaField } from '#web/kit/text-area-field.tsx';
import { useDraft } from '#web/kit/use-draft.ts';
import { isLeftOpen } from '../canned-answer.rules.ts';
import { enquiryAnswer, type WholeEnquiry } from '../contact.contract.ts';
import { isOvertaken, useAnswerEnquiry } from '../contact-desk.queries.ts';
import { CannedChoice } from './canned-choice.tsx';

const answerValues = enquiryAnswer.pick({ text: true });
const ANSWER_MAX = 2_000;

/**
 * The shop's answer. What was typed stays, in the tab too, until it has been sent: also when somebody else was faster, whose
 * answer then stands above.
 */
export function AnswerForm({ enquiry }: { enquiry: WholeEnquiry }) {
  const { t, i18n } = useLingui();
  const id = String(enquiry.enquiry_id);
  const { mutateAsync, error } = useAnswerEnquiry(id);
  const form = useForm<{ text: string }>({ resolver: schemaResolver(answerValues, i18n), defaultValues: { text: '' } });
  const forget = useDraft(form, `enquiry answer ${id}`);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ text }) => {
    if (isLeftOpen(text)) {
      form.setError('text', { message: t`Something in braces is still to be filled in.` }, { shouldFocus: true });
      return;
    }
    try {
      await mutateAsync({ text, seen: enquiry.letters.at(-1)?.letter_id ?? 0 });
      form.reset({ text: '' });
      forget();
    } catch (failure) {
      if (!isOvertaken(failure)) showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-10 grid max-w-2xl gap-5">
      <div role="alert">
        {isOvertaken(error) && (
          <p className="border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>
              Something has been written meanwhile that you had not seen, so your answer was not sent. It stands above
              now; what you have written is still here.
            </Trans>
          </p>
        )}
      </div>
      <CannedChoice
        lang={enquiry.lang}
        known={{ name: enquiry.name }}
        onChoose={(text) => {
          // What was typed stays in front of it.
          form.setValue('text', [form.getValues('text').trim(), text].filter(Boolean).join('\n\n'), {
            shouldDirty: true,
          });
          form.setFocus('text');
        }}
      />
      <TextAreaField
        label={t`Your answer`}
        hint={
          enquiry.thread_id === null
            ? t`It goes to the visitor by e-mail, as you write it.`
            : t`It stands among the member’s messages, and a mail tells them.`
        }
        required
        rows={7}
        limit={ANSWER_MAX}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  );
}
