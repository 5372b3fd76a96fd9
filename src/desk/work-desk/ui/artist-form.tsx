import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { FormProvider } from 'react-hook-form';
import { showToast } from '#kit/client/toast.ts';
import { typedResolver } from '#kit/schema-resolver.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLanguages } from '#kit/use-languages.ts';
import { type DeskArtist, deskArtistForm } from '../artist-desk.contract.ts';
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

export function ArtistForm({ id, first }: { id: string; first: DeskArtist }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { mutateAsync } = useSaveArtist(id);
  const edit = useEdit({
    subject: 'artist',
    id,
    first,
    resolver: (seen = first) =>
      typedResolver(deskArtistForm, (typed: TypedArtist) => artistFormOf(typed, seen.updated_at), i18n),
    valuesOf: (seen = first) => typedArtist(seen),
    query: deskArtistQuery(options.context, id),
    save: (values, seen = first) => mutateAsync({ ...values, updated_at: seen.updated_at }),
    onSaved: () => showToast('success', t`The artist is saved.`),
  });
  const { form, thing: artist = first } = edit;
  const languages = useLanguages();
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <ArtistHead artist={artist} />
      <form noValidate className="mt-8" onSubmit={edit.onSubmit}>
        <ArtistFacts />
        <ArtistPortrait artist={artist} disabled={isDirty} onChanged={edit.take} />
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-10 xl:grid-cols-3">
          {languages.map(({ lang, name }) => (
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
