import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { type NewDeskArtistForm, newDeskArtistForm } from '../artist-desk.contract.ts';
import { useNewArtist } from '../artist-desk.queries.ts';
import { ARTIST_KINDS } from '../artist-desk.rules.ts';
import { KIND_WORDS } from '../artist-desk.words.ts';

const EMPTY: NewDeskArtistForm = { kind: 'artist', name: { en: '', 'zh-Hant': '', 'zh-Hans': '' } };

/** Creates an artist by name and opens their page, where the rest is written. */
export function NewArtistDialog() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useNewArtist();
  const form = useForm<NewDeskArtistForm>({ resolver: schemaResolver(newDeskArtistForm, i18n), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const { artist_id } = await mutateAsync(values);
      await navigate({ to: '/admin/artist/$id', params: { id: String(artist_id) } });
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <Dialog
      title={<Trans>New artist</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>New artist</Trans>
        </Button>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormRefusal message={errors.root?.message} />
        <SelectField
          label={t`Kind`}
          options={ARTIST_KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
          {...form.register('kind')}
        />
        {LANGUAGES.map(({ lang, name, locale }) => (
          <TextField
            key={lang}
            label={t`Name (${name})`}
            lang={locale}
            maxLength={149}
            error={errors.name?.[lang]?.message}
            {...form.register(`name.${lang}`)}
          />
        ))}
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          <Trans>Add artist</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
