import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { priceChoicesQuery } from '../prices.queries.ts';
import { type NewDeskWorkForm, newDeskWorkForm } from '../work-desk.contract.ts';
import { useNewWork } from '../work-desk.queries.ts';
import { SALE_MODE_WORDS } from '../work-desk.words.ts';
import { numberOf } from './typed-numbers.ts';

interface TypedNewWork {
  artist_id: string;
  sale_mode: NewDeskWorkForm['sale_mode'];
  edition_size: string;
}

/** Takes a work in that no seller sends; its picture, texts and prices come on its page, which opens then. */
export function NewWorkDialog({ artist }: { artist: number | undefined }) {
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={<Trans>New work</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>New work</Trans>
        </Button>
      }
    >
      {data?.artists.length === 0 ? (
        <p>
          <Trans>
            A work belongs to an artist, and there is none yet.{' '}
            <Link to="/admin/artist" className="text-link">
              Add the first artist
            </Link>
          </Trans>
        </p>
      ) : (
        data && <NewWorkForm artists={data.artists} artist={artist} />
      )}
    </Dialog>
  );
}

interface NewWorkFormProps {
  artists: readonly { artist_id: number; name: string }[];
  artist: number | undefined;
}

function NewWorkForm({ artists, artist }: NewWorkFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useNewWork();
  const only = artists.length === 1 ? artists[0]?.artist_id : undefined;
  const form = useForm<TypedNewWork, unknown, NewDeskWorkForm>({
    resolver: typedResolver(newDeskWorkForm, sent, i18n),
    defaultValues: { artist_id: String(artist ?? only ?? ''), sale_mode: 'online', edition_size: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isEdition = useWatch({ control: form.control, name: 'sale_mode' }) === 'edition';
  const submit = form.handleSubmit(async (values) => {
    try {
      const { item_id } = await mutateAsync(values);
      await navigate({ to: '/admin/work/$id', params: { id: String(item_id) } });
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormRefusal message={errors.root?.message} />
      <SelectField
        label={t`Artist`}
        placeholder={t`Choose an artist`}
        options={artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
        error={errors.artist_id?.message}
        {...form.register('artist_id')}
      />
      <SelectField
        label={t`Sold as`}
        hint={t`This cannot be changed later.`}
        options={Object.entries(SALE_MODE_WORDS).map(([value, word]) => ({ value, label: i18n._(word) }))}
        {...form.register('sale_mode')}
      />
      {isEdition && (
        <TextField
          label={t`Size of the edition`}
          inputMode="numeric"
          maxLength={5}
          error={errors.edition_size?.message}
          {...form.register('edition_size')}
        />
      )}
      <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
        <Trans>Create work</Trans>
      </Button>
    </form>
  );
}

function sent({ artist_id: artist, sale_mode, edition_size }: TypedNewWork): NewDeskWorkForm {
  const artist_id = numberOf(artist);
  return sale_mode === 'edition'
    ? { artist_id, sale_mode, edition_size: numberOf(edition_size) }
    : { artist_id, sale_mode };
}
