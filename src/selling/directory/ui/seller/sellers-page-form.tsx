import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { WrongFields } from '#kit/wrong-fields.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { type ArtistPageForm, artistPageForm, type SellersPageReply } from '../../seller-artist.contract.ts';
import { sellersPageQuery, useSavePage } from '../../seller-artist.queries.ts';
import { PageConflict } from './page-conflict.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageInLanguage } from './page-in-language.tsx';
import { formOf, type TypedPage, typedPage } from './page-values.ts';

interface SellersPageFormProps {
  id: string;
  reply: Omit<SellersPageReply, 'code'>;
}

/** The public page in its three languages side by side, edited as visitors read it. */
export function SellersPageForm({ id, reply }: SellersPageFormProps) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const lang = langOf(useLocale());
  const { mutateAsync } = useSavePage(id);
  const [version, setVersion] = useState(reply.page.updated_at);
  /** The version that someone else has saved in the meantime. */
  const [theirs, setTheirs] = useState<SellersPageReply['page']>();
  const form = useForm<TypedPage, unknown, ArtistPageForm>({
    resolver: typedResolver(artistPageForm, (typed) => formOf(typed, version), i18n),
    defaultValues: typedPage(reply.page),
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const save = (on: string) =>
    form.handleSubmit(async (values) => {
      try {
        const { page } = await mutateAsync({ ...values, updated_at: on });
        setVersion(page.updated_at);
        setTheirs(undefined);
        form.reset(typedPage(page));
        showToast('success', t`The page is saved.`);
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'conflict') await showTheirs();
        else showRefusal(form, failure);
      }
    })();
  async function showTheirs() {
    const query = sellersPageQuery(options.context, id);
    // Under its own key: the page's own entry would replace what is being edited.
    const latest = await queryClient.fetchQuery({ ...query, queryKey: [...query.queryKey, 'latest'] as never });
    setTheirs(latest.page);
  }
  function loadTheirs(page: SellersPageReply['page']) {
    setVersion(page.updated_at);
    setTheirs(undefined);
    form.reset(typedPage(page));
  }

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-title [overflow-wrap:anywhere]">
          <Trans>Public page: {textIn(reply.page.name, lang)}</Trans>
        </h1>
        <Link to="/artist/$id" params={{ id: reply.page.slug }} className="text-link">
          <Trans>See the public page</Trans>
        </Link>
      </div>
      <p className="prose-text mt-2 text-ink-soft">
        {reply.page.works === 0 ? (
          <Trans>It appears in the directory once your first work is online.</Trans>
        ) : (
          <Trans>If a text is missing in one language, another language is shown.</Trans>
        )}
      </p>
      <form
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          void save(version);
        }}
      >
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {LANGUAGES.map(({ lang: one, name }) => (
            <PageInLanguage key={one} lang={one} name={name} />
          ))}
        </div>
        <PageFacts categories={reply.categories} />
        <StickyBar className="mt-8 grid gap-4">
          {theirs && (
            <PageConflict
              onTakeTheirs={() => loadTheirs(theirs)}
              onSaveMine={() => void save(theirs.updated_at)}
              busy={isSubmitting}
            />
          )}
          <FormRefusal message={errors.root?.message} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
              <Trans>Save the page</Trans>
            </Button>
            <WrongFields>{isDirty ? <Trans>Not saved yet</Trans> : ''}</WrongFields>
          </div>
        </StickyBar>
      </form>
    </FormProvider>
  );
}
