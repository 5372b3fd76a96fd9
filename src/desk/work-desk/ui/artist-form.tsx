import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showToast } from '#kit/client/toast.ts';
import { typedResolver } from '#kit/schema-resolver.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { type DeskArtist, type DeskArtistForm, deskArtistForm } from '../artist-desk.contract.ts';
import { deskArtistQuery, useSaveArtist } from '../artist-desk.queries.ts';
import { ARTIST_LOG } from '../goods-log.rules.ts';
import { ArtistFacts } from './artist-facts.tsx';
import { ArtistHead } from './artist-head.tsx';
import { ArtistInLanguage } from './artist-in-language.tsx';
import { ArtistPortrait } from './artist-portrait.tsx';
import { artistFormOf, type TypedArtist, typedArtist } from './artist-values.ts';
import { EditConflict } from './edit-conflict.tsx';
import { EditFooter } from './edit-footer.tsx';
import { useEdit } from './use-edit.ts';

/** An artist with their texts in three languages side by side. */
export function ArtistForm({ id, first }: { id: string; first: DeskArtist }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { mutateAsync } = useSaveArtist(id);
  const [artist, setArtist] = useState(first);
  const form = useForm<TypedArtist, unknown, DeskArtistForm>({
    resolver: typedResolver(deskArtistForm, (typed) => artistFormOf(typed, artist.updated_at), i18n),
    defaultValues: typedArtist(first),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const edit = useEdit({
    subject: 'artist',
    id,
    thing: artist,
    setThing: setArtist,
    form,
    typedOf: typedArtist,
    query: deskArtistQuery(options.context, id),
    save: (values, seen = artist) => mutateAsync({ ...values, updated_at: seen.updated_at }),
    onSaved: () => showToast('success', t`The artist is saved.`),
  });
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <ArtistHead artist={artist} />
      <form noValidate className="mt-8" onSubmit={edit.onSubmit}>
        <ArtistFacts />
        <ArtistPortrait artist={artist} disabled={isDirty} onChanged={edit.take} />
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
          {edit.conflict && <EditConflict log={ARTIST_LOG} busy={isSubmitting} {...edit.conflict} />}
        </EditFooter>
      </form>
    </FormProvider>
  );
}
