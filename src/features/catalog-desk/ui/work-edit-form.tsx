import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { showToast } from '#web/client/toast.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { UnsavedGuard } from '#web/kit/unsaved-guard.tsx';
import { useLocale } from '#web/kit/use-locale.ts';
import { WORK_LOG } from '../goods-log.rules.ts';
import { clashes, threeWay } from '../three-way.rules.ts';
import { type DeskWork, type DeskWorkForm, deskWorkForm } from '../work-desk.contract.ts';
import { deskWorkQuery, useSaveDeskWork } from '../work-desk.queries.ts';
import { EditConflict } from './edit-conflict.tsx';
import { NewSizes } from './new-sizes.tsx';
import { useConflict } from './use-conflict.ts';
import { formOf, type TypedWork, typedWork } from './work-edit-values.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkInLanguage } from './work-in-language.tsx';
import { WorkPicture } from './work-picture.tsx';
import { WorkSizes } from './work-sizes.tsx';
import { WorkSteps } from './work-steps.tsx';
import { WorkStores } from './work-stores.tsx';

/** A work with its texts in three languages side by side, its prices and its edition. */
export function WorkEditForm({ id, first }: { id: string; first: DeskWork }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const lang = langOf(useLocale());
  const { mutateAsync } = useSaveDeskWork(id);
  const [work, setWork] = useState(first);
  const { theirs, meet, settle } = useConflict({ subject: 'artwork', id, latest });
  const checked = schemaResolver(deskWorkForm, i18n);
  const form = useForm<TypedWork, unknown, DeskWorkForm>({
    resolver: (typed, context, rest) =>
      checked(formOf(typed, work) as never, context, { ...rest, fields: {} }) as never,
    defaultValues: typedWork(first),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  function take(saved: DeskWork) {
    setWork(saved);
    settle();
    form.reset(typedWork(saved));
  }
  function merge(other: DeskWork) {
    const merged = threeWay(typedWork(work), form.getValues(), typedWork(other));
    take(other);
    form.reset(merged, { keepDefaultValues: true });
  }
  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      try {
        take(await mutateAsync({ ...values, version }));
        showToast('success', t`The work is saved.`);
      } catch (failure) {
        if (!(await meet(failure, work))) showRefusal(form, failure);
      }
    })();
  function latest() {
    const query = deskWorkQuery(options.context, id);
    // Into a place of its own: the page's own answer would be taken for what is being edited.
    return queryClient.fetchQuery({ ...query, queryKey: [...query.queryKey, 'latest'] as never });
  }
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <p className="text-small">
        <Link to="/admin/catalog" className="text-link">
          <Trans>All works</Trans>
        </Link>
      </p>
      <h1 className="mt-1 text-display [overflow-wrap:anywhere]">
        {textIn(work.texts.title, lang) || <Trans>Without a title</Trans>}
      </h1>
      <p className="text-ink-soft">{work.artist.name}</p>
      <WorkSteps id={id} work={work} disabled={isDirty} onTaken={take} />
      <WorkPicture work={work} disabled={isDirty} onReplaced={() => void latest().then(take)} />
      <form
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          void save(work.version);
        }}
      >
        {work.picture && (
          <>
            <WorkSizes sizes={work.sizes} />
            <NewSizes original={work.original} />
          </>
        )}
        <WorkFacts work={work} />
        {work.sale_mode === 'exhibition' && <WorkStores named={work.stores} />}
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {LANGUAGES.map(({ lang: one, name }) => (
            <WorkInLanguage key={one} lang={one} name={name} />
          ))}
        </div>
        <div className="sticky bottom-0 mt-8 grid gap-4 border-hairline border-t bg-wall py-4">
          {theirs && (
            <EditConflict
              log={WORK_LOG}
              changes={theirs.changes}
              at={theirs.thing.updated_at}
              clashing={clashes(typedWork(work), form.getValues(), typedWork(theirs.thing))}
              onMerge={() => merge(theirs.thing)}
              onTakeTheirs={() => take(theirs.thing)}
              onSaveMine={() => void save(theirs.thing.version)}
              busy={isSubmitting}
            />
          )}
          <FormRefusal message={errors.root?.message} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
              <Trans>Save the work</Trans>
            </Button>
            <p role="status" className="text-ink-soft text-small">
              {isDirty ? <Trans>Not saved yet</Trans> : ''}
            </p>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
