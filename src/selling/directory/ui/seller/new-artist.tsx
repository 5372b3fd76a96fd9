import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { type NewArtistForm, newArtistForm } from '../../seller-artist.contract.ts';
import { useAddArtist } from '../../seller-artist.queries.ts';
import { ProposeForm } from './propose-form.tsx';

/** Adds an artist by name; the gallery then edits their page. */
export function NewArtist({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useAddArtist();
  const [known, setKnown] = useState<{ artist_id: number; name: string }>();
  const form = useForm<NewArtistForm>({
    resolver: schemaResolver(newArtistForm, i18n),
    defaultValues: { name: { en: '', 'zh-Hant': '', 'zh-Hans': '' } },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const { artist_id } = await mutateAsync(values);
      await navigate({ to: '/account/artist/$id', params: { id: String(artist_id) } });
    } catch (failure) {
      // An artist of this name has a page: the gallery can ask to represent them.
      if (failure instanceof ApiFailure && failure.code === 'artist_taken' && failure.more.artist_id)
        setKnown({
          artist_id: Number(failure.more.artist_id),
          name: Object.values(values.name).find(Boolean) ?? '',
        });
      else showRefusal(form, failure);
    }
  });
  return (
    <section className="mt-12 border-hairline border-t pt-6">
      <h2 className="text-title">
        <Trans>Add an artist</Trans>
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-5">
        <p className="prose-text text-ink-soft">
          <Trans>One language is enough to start. You represent this artist from today.</Trans>
        </p>
        <div className="grid gap-5 md:grid-cols-3">
          {LANGUAGES.map(({ lang, name }) => (
            <TextField
              key={lang}
              lang={lang}
              label={t`Name (${name})`}
              autoComplete="off"
              maxLength={TEXT_MAX}
              error={errors.name?.[lang]?.message}
              {...form.register(`name.${lang}`)}
            />
          ))}
        </div>
        <FormRefusal message={errors.root?.message} />
        <div>
          <Button type="submit" icon="plus" busy={isSubmitting}>
            <Trans>Add the artist</Trans>
          </Button>
        </div>
      </form>
      {known && <ProposeForm key={known.artist_id} {...known} today={today} onDone={() => setKnown(undefined)} />}
    </section>
  );
}
