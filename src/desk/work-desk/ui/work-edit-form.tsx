import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { FormProvider, useWatch } from 'react-hook-form';
import { showToast } from '#kit/client/toast.ts';
import { typedResolver } from '#kit/schema-resolver.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLanguages } from '#kit/use-languages.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { WORK_LOG } from '../goods-log.rules.ts';
import { type DeskWork, deskWorkForm } from '../work-desk.contract.ts';
import { deskWorkQuery, useSaveDeskWork } from '../work-desk.queries.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditFooter } from './edit-footer.tsx';
import { NewSizes } from './new-sizes.tsx';
import { useEdit } from './use-edit.ts';
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
  const lang = langOf(useLocale());
  const { mutateAsync } = useSaveDeskWork(id);
  const edit = useEdit({
    subject: 'artwork',
    id,
    first,
    resolver: (seen = first) => typedResolver(deskWorkForm, (typed: TypedWork) => formOf(typed, seen), i18n),
    valuesOf: (seen = first) => typedWork(seen),
    query: deskWorkQuery(options.context, id),
    save: (values, seen = first) => mutateAsync({ ...values, version: seen.version }),
    onSaved: () => showToast('success', t`The work is saved.`),
  });
  const { form, thing: work = first } = edit;
  const languages = useLanguages();
  const { errors, isSubmitting, isDirty } = form.formState;
  const saleMode = useWatch({ control: form.control, name: 'sale_mode' });
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <p className="text-small">
        <Link to="/admin/work" className="text-link">
          <Trans>All works</Trans>
        </Link>
      </p>
      <h1 className="mt-1 text-display [overflow-wrap:anywhere]">
        {textIn(work.texts.title, lang) || <Trans>Without a title</Trans>}
      </h1>
      <p className="text-ink-soft">{work.artist.name || <Trans>Artist not known yet</Trans>}</p>
      {work.is_own && (
        <p className="mt-4 border-accent border-s-2 bg-wall-deep px-5 py-4">
          <Trans>
            This is your own work, or you represent its artist. Please change it in your studio, or ask a colleague.
          </Trans>
        </p>
      )}
      <WorkSteps id={id} work={work} disabled={isDirty} onTaken={edit.take} />
      <WorkPicture
        work={work}
        disabled={isDirty || work.is_own}
        onReplaced={() => void edit.latest().then(edit.take)}
      />
      <form noValidate className="mt-8" onSubmit={edit.onSubmit}>
        {work.picture && (
          <>
            <WorkSizes sizes={work.sizes} />
            <NewSizes original={work.original} />
          </>
        )}
        <WorkFacts work={work} />
        {saleMode === 'exhibition' && <WorkStores named={work.stores} />}
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {languages.map(({ lang: one, name }) => (
            <WorkInLanguage key={one} lang={one} name={name} />
          ))}
        </div>
        {!work.is_own && (
          <EditFooter
            submitText={<Trans>Save the work</Trans>}
            busy={isSubmitting}
            dirty={isDirty}
            refusal={errors.root?.message}
          >
            {edit.conflict && <EditConflict log={WORK_LOG} busy={isSubmitting} {...edit.conflict} />}
          </EditFooter>
        )}
      </form>
    </FormProvider>
  );
}
