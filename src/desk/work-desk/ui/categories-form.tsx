import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, perLang, textIn } from '#shared/locale.ts';
import { categoriesForm, type DeskCategories, type CategoriesForm as Sent } from '../category-desk.contract.ts';
import { useSaveCategories } from '../category-desk.queries.ts';
import { CATEGORY_LOG } from '../goods-log.rules.ts';
import { CategoryRow } from './category-row.tsx';
import { EditFooter } from './edit-footer.tsx';

/** The categories in their order: renamed, moved, hidden, added, and saved together. */
export function CategoriesForm({ first, again }: { first: DeskCategories; again: () => void }) {
  const { t, i18n } = useLingui();
  const lang = langOf(useLocale());
  const { mutateAsync } = useSaveCategories();
  const [known, setKnown] = useState(first);
  const { changes, meet } = useOvertaken();
  const form = useForm<Sent>({
    resolver: schemaResolver(categoriesForm, i18n),
    defaultValues: { version: first.version, list: first.list },
  });
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'list' });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await mutateAsync({ ...values, version: known.version });
      setKnown(saved);
      form.reset({ version: saved.version, list: saved.list });
      showToast('success', t`The categories are saved.`);
    } catch (failure) {
      if (!(await meet(failure, { subject: 'category', since: known.changed_at }))) showRefusal(form, failure);
    }
  });
  const nameOf = (code: string) => textIn(known.list.find((one) => one.code === code)?.name ?? {}, lang) || code;
  const refusal = errors.root?.message ?? errors.list?.root?.message ?? errors.list?.message;
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <h1 className="text-display">
        <Trans>Categories</Trans>
      </h1>
      <p className="prose-text mt-2 text-ink-soft">
        <Trans>
          In the order visitors see them. A hidden category is not shown; its works stay on sale, and links to it keep
          working.
        </Trans>
      </p>
      <form noValidate className="mt-6" onSubmit={(event) => void submit(event)}>
        <ol className="border-hairline border-t">
          {fields.map(({ id, code }, at) => (
            <CategoryRow
              key={id}
              at={at}
              count={fields.length}
              isNew={!known.list.some((one) => one.code === code)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        <Button className="mt-4" onClick={() => append({ code: '', name: perLang(() => ''), hidden: false })}>
          <Trans>Add a category</Trans>
        </Button>
        <EditFooter
          submitText={<Trans>Save the categories</Trans>}
          busy={isSubmitting}
          dirty={isDirty}
          refusal={refusal}
        >
          {changes && <OvertakenNote changes={changes} log={CATEGORY_LOG} nameOf={nameOf} onTakeTheirs={again} />}
        </EditFooter>
      </form>
    </FormProvider>
  );
}
