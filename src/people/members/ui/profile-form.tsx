import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type MemberType, type Profile, profileUpdates } from '../member.contract.ts';
import { loadMember } from '../member.queries.ts';
import { CompanyFields } from './company-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type ProfileValues, valuesOf } from './profile-values.ts';
import { SellerFields } from './seller-fields.tsx';

/** The address is the default of the address book. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { type } = profile;
  const form = useForm<ProfileValues, unknown, unknown>({
    // The profile determines which of the three schemas it is.
    resolver: schemaResolver<ProfileValues, unknown>(profileUpdates[type] as z.ZodType<unknown, ProfileValues>, i18n),
    defaultValues: valuesOf(profile, locale),
  });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await saveProfile(options.context, type, values);
    } catch (failure) {
      return showRefusal(form, failure);
    }
    await Promise.allSettled([
      loadMember(options.context),
      queryClient.invalidateQueries({ queryKey: ['member', 'address'] }),
    ]);
    onDone();
  });

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitSuccessful} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl grid-cols-1 gap-10">
        <PersonFields />
        <fieldset className="min-w-0">
          <legend className="mb-4 font-display text-lead">
            <Trans>Address</Trans>
          </legend>
          <PlaceFields prefix="address." />
        </fieldset>
        {type !== 'basic' && <SellerFields type={type} isRequired={false} />}
        <fieldset className="min-w-0">
          <legend className="mb-4 font-display text-lead">
            {type === 'gallery' ? <Trans>Gallery</Trans> : <Trans>Company</Trans>}
          </legend>
          <CompanyFields gallery={type === 'gallery'} isRequired={false} />
        </fieldset>
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
            <Trans>Save changes</Trans>
          </Button>
          <Button kind="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Spec §7 POST /api/member/{type}. */
function saveProfile(asker: Asker, type: MemberType, values: unknown) {
  const { member } = apiClient(asker).api;
  if (type === 'basic') return ask(member.basic.$post({ json: profileUpdates.basic.parse(values) }));
  if (type === 'artist') return ask(member.artist.$post({ json: profileUpdates.artist.parse(values) }));
  return ask(member.gallery.$post({ json: profileUpdates.gallery.parse(values) }));
}
