import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { LEGAL_FORMS, RESIDENCIES } from '../payee.rules.ts';
import { LEGAL_FORM_WORDS, RESIDENCY_WORDS } from '../payout.words.ts';

/** The payee as the tax office needs it. */
export function PersonFields({ idHint, isNew }: { idHint: string | null; isNew: boolean }) {
  const { t, i18n } = useLingui();
  const field = useFormField();
  return (
    <>
      <SelectField
        label={t`Residency`}
        hint={t`Resident: has a home in Taiwan and usually lives there, or spends at least 183 days of the year there.`}
        required
        placeholder={t`Please choose`}
        options={RESIDENCIES.map((value) => ({ value, label: i18n._(RESIDENCY_WORDS[value]) }))}
        {...field('residency')}
      />
      <SelectField
        label={t`Person or company`}
        required
        placeholder={t`Please choose`}
        options={LEGAL_FORMS.map((value) => ({ value, label: i18n._(LEGAL_FORM_WORDS[value]) }))}
        {...field('legal_form')}
      />
      <TextField
        label={t`Legal name`}
        hint={t`As on the identity card or in the company register.`}
        required
        autoComplete="off"
        {...field('name')}
      />
      <TextField
        label={t`ID number`}
        hint={
          idHint === null
            ? t`Identity card, residence certificate or passport; tax ID of a company.`
            : t`Stored, ending in ${idHint}. Type a new number to replace it.`
        }
        autoComplete="off"
        spellCheck={false}
        {...field('id_number')}
      />
      <TextField
        label={t`Registered address`}
        hint={
          isNew
            ? t`For the certificate of withheld tax.`
            : t`For the certificate of withheld tax. Leave it empty to keep the stored one.`
        }
        optional
        autoComplete="off"
        {...field('address')}
      />
    </>
  );
}
