import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LanguageColumns, LanguageFields } from '#kit/blocks/language-columns.tsx';
import { Button } from '#kit/button.tsx';
import { proposeForStaff } from '#kit/client/simplified.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { langOf, perLang } from '#shared/locale.ts';
import { useSaveWording, wordingQuery } from '../setting.queries.ts';
import { SETTING_LOG } from '../setting-log.rules.ts';
import type { OwnWords, WordingReply } from '../wording.contract.ts';
import { WORD_SLOT_NAMES, WORD_SLOTS } from '../wording.rules.ts';
import { WORD_GROUPS } from '../wording.words.ts';
import { WordingPreview } from './wording-preview.tsx';

type Wording = Pick<WordingReply, 'version' | 'updated_at' | 'value'>;

const none = () => perLang(() => '');
/** Every place has its fields, also without own words. */
function fieldsOf(value: OwnWords): OwnWords {
  return Object.fromEntries(WORD_SLOT_NAMES.map((slot) => [slot, { ...none(), ...value[slot] }]));
}

/** An empty field has the standard words. A conflict shows who saved first, and nothing typed is lost. */
export function WordingForm({ wording }: { wording: Wording }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const [lang, choose] = useState(langOf(locale));
  const { mutateAsync, isSuccess } = useSaveWording();
  const { changes, meet, settle } = useOvertaken();
  // A later refetch must not replace the version that this form started from.
  const [begun, setBegun] = useState(wording);
  const form = useForm<OwnWords>({ defaultValues: fieldsOf(wording.value) });
  const { isDirty, isSubmitting, errors } = form.formState;

  function begin(next: Wording, keepValues = false) {
    setBegun(next);
    form.reset(fieldsOf(next.value), { keepValues });
  }
  const submit = form.handleSubmit(async (value) => {
    try {
      begin(await mutateAsync({ version: begun.version, value }));
    } catch (failure) {
      const watched = { subject: 'setting', subject_id: 'words', since: begun.updated_at } as const;
      const setError: typeof form.setError = (name, ...rest) =>
        form.setError(name.replace(/^value\./, '') as typeof name, ...rest);
      if (!(await meet(failure, watched))) showRefusal({ setError }, failure);
    }
  });
  async function resolveConflict(whose: 'mine' | 'theirs') {
    begin(await queryClient.fetchQuery(wordingQuery(options.context)), whose === 'mine');
    settle();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-10">
        <UnsavedGuard when={isDirty && !isSubmitting} />
        <div>
          <p className="prose-text text-ink-soft text-small">
            <Trans>
              Where a field is empty, visitors read the standard words. If only one Chinese script is filled in, the
              shop converts it for the other.
            </Trans>
          </p>
          <OvertakenNote
            changes={changes}
            log={SETTING_LOG}
            onTakeTheirs={() => void resolveConflict('theirs')}
            onKeepMine={() => void resolveConflict('mine')}
          />
          <FormRefusal message={errors.root?.message} />
        </div>
        <LanguageColumns lang={lang} choose={choose}>
          {WORD_GROUPS.map(({ title, slots }) => (
            <section key={title.id} aria-label={i18n._(title)} className="grid gap-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h2 className="text-title">{i18n._(title)}</h2>
                <Button
                  kind="quiet"
                  onClick={() => {
                    for (const { slot } of slots) form.setValue(slot, none(), { shouldDirty: true });
                  }}
                >
                  <Trans>Use the standard words</Trans>
                  <VisuallyHidden>: {i18n._(title)}</VisuallyHidden>
                </Button>
              </div>
              {slots.map(({ slot, label, standard, long }) => {
                const words = i18n._(standard);
                return (
                  <LanguageFields
                    key={slot}
                    name={slot}
                    label={label ? i18n._(label) : words}
                    note={label && t`Standard: ${words}`}
                    limit={WORD_SLOTS[slot]}
                    rows={long && 2}
                  />
                );
              })}
            </section>
          ))}
        </LanguageColumns>
        <ProposeSimplified propose={proposeForStaff} />
        <WordingPreview lang={langOf(locale)} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" busy={isSubmitting}>
            <Trans>Save</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSuccess && !isDirty && <Trans>Saved. The change applies immediately.</Trans>}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
