import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { LanguageColumns, LanguageFields } from '#kit/blocks/language-columns.tsx';
import { WrittenFields } from '#kit/blocks/written-fields.tsx';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { proposeForStaff } from '#kit/client/simplified.ts';
import { GoneNote } from '#kit/desk/gone-note.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { type FaqForm as FaqValues, faqForm, type StaffFaqEntry } from '../faq.contract.ts';
import { staffFaqQuery, useChangeFaq } from '../faq.queries.ts';
import { FAQ_LOG } from '../page-log.rules.ts';
import { FactList } from './fact-list.tsx';
import { useLanguageChoice } from './use-language-choice.ts';
import { type UploadPicture, useUploaded } from './use-uploaded.tsx';

const NO_WORDS = { en: '', 'zh-Hant': '', 'zh-Hans': '' };
const NEW: FaqValues = { question: NO_WORDS, answer: [{ kind: 'paragraph', words: NO_WORDS }], hidden: false };

const valuesOf = ({ question, answer, hidden }: FaqValues): FaqValues => ({ question, answer, hidden });

interface FaqFormProps {
  /** Undefined for a new question. */
  entry?: StaffFaqEntry | undefined;
  /** Someone else has removed it. */
  isGone?: boolean;
  onSaved: () => void;
  onClose: () => void;
  pictures: readonly Picture[];
  upload: UploadPicture;
}

export function FaqForm({ entry, isGone = false, onSaved, onClose, pictures, upload }: FaqFormProps) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const languages = useLanguageChoice();
  const { mutateAsync } = useChangeFaq();
  const { onShow, pictureField } = useUploaded(pictures, upload);
  const { changes, meet, settle } = useOvertaken();
  // A later refetch must not replace the version that this form started from.
  const [begun, setBegun] = useState(entry);
  const form = useForm<FaqValues>({
    defaultValues: valuesOf(entry ?? NEW),
    resolver: schemaResolver(faqForm, i18n),
  });
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      if (begun && !isGone)
        await mutateAsync({ do: 'save', id: begun.id, form: { ...values, version: begun.version } });
      else await mutateAsync({ do: 'add', form: values });
      form.reset(values);
      onSaved();
    } catch (failure) {
      const watched = { subject: 'faq', subject_id: begun?.id, since: begun?.updated_at } as const;
      // A new one is refused if there are too many.
      if (!begun || !(await meet(failure, watched))) showRefusal(form, failure);
    }
  }, languages.showFault);
  async function resolveConflict(whose: 'mine' | 'theirs') {
    const { list } = await queryClient.fetchQuery(staffFaqQuery(options.context));
    const newer = list.find(({ id }) => id === begun?.id);
    if (newer) form.reset(valuesOf(newer), { keepValues: whose === 'mine' });
    setBegun(newer);
    settle();
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6 py-5">
        <UnsavedGuard when={isDirty && !isSubmitting} />
        <div>
          <GoneNote isGone={isGone} />
          <OvertakenNote
            changes={isGone ? undefined : changes}
            log={FAQ_LOG}
            onTakeTheirs={() => void resolveConflict('theirs')}
            onKeepMine={() => void resolveConflict('mine')}
          />
          <FormRefusal message={isGone ? undefined : errors.root?.message} />
        </div>
        <LanguageColumns {...languages}>
          <LanguageFields name="question" label={t`Question`} limit={149} />
          <WrittenFields name="answer" onShow={onShow} pictureField={pictureField} />
        </LanguageColumns>
        <ProposeSimplified propose={proposeForStaff} />
        <FactList />
        <HiddenField />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {isGone ? <Trans>Save as a new one</Trans> : <Trans>Save</Trans>}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSubmitted && Object.keys(errors).length > 0 && (
              <Trans>Please check the fields above: something is missing or invalid.</Trans>
            )}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

function HiddenField() {
  const { t } = useLingui();
  const field = useFormField();
  return <CheckboxField label={t`Hide it from visitors`} {...field('hidden')} />;
}
