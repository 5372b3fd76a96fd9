import type { z } from 'zod';
import type { Locale } from '#shared/locale.ts';
import type { Profile, profileUpdates } from '../member.contract.ts';
import { placeInLanguage } from './place-in-language.ts';

/** The values of the profile form: a basic member's fields, and those of artists and galleries. */
export type ProfileValues = Omit<z.input<typeof profileUpdates.basic>, 'gender'> & {
  gender: Profile['gender'];
} & Partial<Pick<z.input<typeof profileUpdates.artist>, 'portfolio' | 'statement'>>;

/** The form's initial values: without an address, the country is Taiwan. */
export function valuesOf(profile: Profile, locale: Locale): ProfileValues {
  const { firstname, lastname, mobile, birthday, gender, job_title, company, portfolio, statement } = profile;
  const { country: country_code = 'TW', ...given } = profile.address ?? {};
  const address = { city: '', township: '', postal_code: '', address: '', remark: '', ...given, country_code };
  return {
    firstname,
    lastname,
    mobile,
    birthday,
    gender,
    job_title,
    address: placeInLanguage(address, locale),
    company: {
      name: company.name ?? '',
      phone: company.phone ?? { code: '', number: '' },
      tax_id: company.tax_id ?? '',
      ...(profile.type === 'gallery' && { contact: company.contact ?? '' }),
    },
    ...(profile.type !== 'basic' && { portfolio, statement }),
  };
}
