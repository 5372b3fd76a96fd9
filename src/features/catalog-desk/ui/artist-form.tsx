import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LANGUAGES } from '#shared/languages.ts';
import { showToast } from '#web/client/toast.ts';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { UnsavedGuard } from '#web/kit/unsaved-guard.tsx';
import { type DeskArtist, type DeskArtistForm, deskArtistForm } from '../artist-desk.contract.ts';
import { deskArtistQuery, useSaveArtist } from '../artist-desk.queries.ts';
import { ARTIST_LOG } from '../goods-log.rules.ts';
import { clashes, threeWay } from '../three-way.rules.ts';
import { ArtistFacts } from './artist-facts.tsx';
import { ArtistHead } from './artist-head.tsx';
import { ArtistInLanguage } from './artist-in-language.tsx';
import { ArtistPortrait } from './artist-portrait.tsx';
import { artistFormOf, type TypedArtist, typedArtist } from './artist-values.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditFooter } from './edit-footer.tsx';
import { useConflict } from './use-conflict.ts';

/** An artist with their texts in three languages side by side. */
export function ArtistForm({ id, first }: { id: string; first: DeskArtist }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveArtist(id);
  const [artist, setArtist] = useState(first);
  const { theirs, meet, settle } = useConflict<DeskArtist>({ subject: 'artist', id, latest });
  const checked = schemaResolver(deskArtistForm, i18n);
  const form = useForm<TypedArtist, unknown, DeskArtistForm>({
    resolver: (typed, context, rest) =>
      checked(artistFormOf(typed, artist.updated_at), context, { ...rest, fields: {} }) as never,
    defaultValues: typedArtist(first),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  function latest() {
    const query = deskArtistQuery(options.context, id);
    // Into a place of its own: the page's own answer would be taken for what is being edited.
    return queryClient.fetchQuery({ ...query, queryKey: [...query.queryKey, 'latest'] as never });
  }
  function take(saved: DeskArtist) {
    setArtist(saved);
    settle();
    form.reset(typedArtist(saved));
  }
  function merge(other: DeskArtist) {
    const merged = threeWay(typedArtist(artist), form.getValues(), typedArtist(other));
    take(other);
    form.reset(merged, { keepDefaultValues: true });
  }
  const save = (updated_at: string) =>
    form.handleSubmit(async (values) => {
      try {
        take(await mutateAsync({ ...values, updated_at }));
        showToast('success', t`The artist is saved.`);
      } catch (failure) {
        if (!(await meet(failure, artist))) showRefusal(form, failure);
      }
    })();
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <ArtistHead artist={artist} />
      <form
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          void save(artist.updated_at);
        }}
      >
        <ArtistFacts />
        <ArtistPortrait artist={artist} disabled={isDirty} onChanged={take} />
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {LANGUAGES.map(({ lang, name }) => (
            <ArtistInLanguage key={lang} lang={lang} name={name} initial={artist.initials[lang]} />
          ))}
        </div>
        <EditFooter
          submitText={<Trans>Save the artist</Trans>}
          busy={isSubmitting}
          dirty={isDirty}
          refusal={errors.root?.message}
        >
          {theirs && (
            <EditConflict
              log={ARTIST_LOG}
              changes={theirs.changes}
              at={theirs.thing.updated_at}
              clashing={clashes(typedArtist(artist), form.getValues(), typedArtist(theirs.thing))}
              onMerge={() => merge(theirs.thing)}
              onTakeTheirs={() => take(theirs.thing)}
              onSaveMine={() => void save(theirs.thing.updated_at)}
              busy={isSubmitting}
            />
          )}
        </EditFooter>
      </form>
    </FormProvider>
  );
}
