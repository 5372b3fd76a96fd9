import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { FormProvider } from 'react-hook-form';
import { showToast } from '#kit/client/toast.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { TextField } from '#kit/text-field.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLanguages } from '#kit/use-languages.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { STORE_LOG } from '../goods-log.rules.ts';
import { type DeskStore, type NewStoreForm, newStoreForm } from '../store-desk.contract.ts';
import { deskStoreQuery, useSaveStore } from '../store-desk.queries.ts';
import { STORE_LIMITS } from '../store-desk.rules.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditFooter } from './edit-footer.tsx';
import { StoreInLanguage } from './store-in-language.tsx';
import { StoreSteps } from './store-steps.tsx';
import { typedStore } from './store-values.ts';
import { useEdit } from './use-edit.ts';

/** An exhibition store with its texts in three languages side by side, or a new one. */
export function StoreForm({ first }: { first?: DeskStore }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const lang = langOf(useLocale());
  const id = first && String(first.store_id);
  const { mutateAsync } = useSaveStore(id);
  const edit = useEdit({
    subject: 'store',
    id: id ?? '',
    first,
    resolver: () => schemaResolver<NewStoreForm, NewStoreForm>(newStoreForm, i18n),
    valuesOf: typedStore,
    query: deskStoreQuery(options.context, id ?? ''),
    save: (values, seen) => mutateAsync({ ...values, version: seen?.version ?? 0 }),
    onSaved: async (saved) => {
      showToast('success', t`The store is saved.`);
      if (!first) await navigate({ to: '/admin/store/$id', params: { id: String(saved.store_id) }, replace: true });
    },
  });
  const { form, thing: store } = edit;
  const languages = useLanguages();
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <p className="text-small">
        <Link to="/admin/store" className="text-link">
          <Trans>All exhibition stores</Trans>
        </Link>
      </p>
      <h1 className="mt-1 text-display [overflow-wrap:anywhere]">{store ? textIn(store.name, lang) : t`New store`}</h1>
      {store && <StoreSteps store={store} disabled={isDirty} onTaken={edit.take} />}
      <form noValidate className="mt-8" onSubmit={edit.onSubmit}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {languages.map(({ lang: one, name }) => (
            <StoreInLanguage key={one} lang={one} name={name} />
          ))}
        </div>
        <div className="mt-10 grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`Telephone`}
            optional
            type="tel"
            hint={t`As it is dialled, such as +886 6 222 7195.`}
            maxLength={STORE_LIMITS.phone}
            error={errors.phone?.message}
            {...form.register('phone')}
          />
          <TextField
            label={t`Link to a map`}
            optional
            type="url"
            hint={t`Starts with https://. It opens when buyers click the address.`}
            maxLength={STORE_LIMITS.map_url}
            error={errors.map_url?.message}
            {...form.register('map_url')}
          />
        </div>
        <EditFooter
          submitText={<Trans>Save the store</Trans>}
          busy={isSubmitting}
          dirty={isDirty}
          refusal={errors.root?.message}
        >
          {edit.conflict && <EditConflict log={STORE_LOG} busy={isSubmitting} {...edit.conflict} />}
        </EditFooter>
      </form>
    </FormProvider>
  );
}
