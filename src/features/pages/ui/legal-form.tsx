import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiFailure } from '#web/client/api-failure.ts';
import { proposeForStaff } from '#web/client/simplified.ts';
import { LanguageColumns, LanguageFields } from '#web/kit/blocks/language-columns.tsx';
import { WrittenFields } from '#web/kit/blocks/written-fields.tsx';
import { OvertakenNote } from '#web/kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#web/kit/desk/use-overtaken.ts';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { ProposeSimplified } from '#web/kit/propose-simplified.tsx';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { Tabs } from '#web/kit/tabs.tsx';
import { UnsavedGuard } from '#web/kit/unsaved-guard.tsx';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import { type LegalChange, legalQuery, useChangeLegal } from '../legal.queries.ts';
import { LEGAL_LOG } from '../page-log.rules.ts';
import { LegalActions } from './legal-actions.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { useLanguageChoice } from './use-language-choice.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';

/** The next version of a document: written in all languages, seen as visitors will, compared with the others. */
export function LegalForm({ document }: { document: LegalReply }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const languages = useLanguageChoice();
  const [tab, setTab] = useState('write');
  const { mutateAsync, isPending } = useChangeLegal(document.page);
  const { changes, meet, settle } = useOvertaken();
  const form = useForm<LegalWords>({ defaultValues: document.words });
  const { isDirty, errors } = form.formState;

  /** The API checks it by the contract and says what is wrong beside each field; answers whether it was done. */
  async function send(change: LegalChange): Promise<boolean> {
    form.clearErrors();
    try {
      const { words } = await mutateAsync(change);
      form.reset(words);
      return true;
    } catch (failure) {
      const watched = { subject: 'page', subject_id: document.page, since: document.changed_at } as const;
      if (!(await meet(failure, watched))) tellFaults(failure);
      return false;
    }
  }
  function tellFaults(failure: unknown) {
    if (failure instanceof ApiFailure && !('effective' in failure.errors)) setTab('write');
    if (failure instanceof ApiFailure) languages.showField(Object.keys(failure.errors)[0]);
    showRefusal(form, failure);
  }
  async function goOn(whose: 'mine' | 'theirs') {
    const newer = await queryClient.fetchQuery(legalQuery(options.context, document.page));
    form.reset(newer.words, { keepValues: whose === 'mine' });
    settle();
  }

  const writing = (
    <div className="grid gap-6">
      <LanguageColumns {...languages}>
        <LanguageFields name="title" label={t`Title of the page`} />
        <LanguageFields name="lead" label={t`In short`} rows={3} />
        <LanguageFields name="description" label={t`For search engines`} rows={2} />
        <WrittenFields name="blocks" />
      </LanguageColumns>
      <ProposeSimplified propose={proposeForStaff} />
    </div>
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-6">
        <UnsavedGuard when={isDirty} />
        <div>
          <OvertakenNote
            changes={changes}
            log={LEGAL_LOG}
            onTakeTheirs={() => void goOn('theirs')}
            onKeepMine={() => void goOn('mine')}
          />
          <FormRefusal message={errors.root?.message} />
          <LegalActions document={document} send={send} busy={isPending} />
        </div>
        <Tabs
          label={t`The next version`}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'write', label: t`Write`, content: writing },
            { value: 'see', label: t`Preview`, content: tab === 'see' && <LegalPreview document={document} /> },
            {
              value: 'compare',
              label: t`Versions`,
              content: tab === 'compare' && (
                <div className="grid gap-8">
                  <VersionList page={document.page} versions={document.versions} />
                  <VersionDifference document={document} />
                </div>
              ),
            },
          ]}
        />
      </form>
    </FormProvider>
  );
}
