import { useLingui } from '@lingui/react/macro';
import { PhoneFields } from '#kit/phone-fields.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';

/** A gallery must give its name and a contact; for others all of it is optional. */
export function CompanyFields({ gallery = false, isRequired = gallery }: { gallery?: boolean; isRequired?: boolean }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField
          label={gallery ? t`Gallery name` : t`Company name`}
          required={isRequired}
          optional={!isRequired}
          autoComplete="organization"
          {...field('company.name')}
        />
        {gallery && <TextField label={t`Contact person`} required={isRequired} {...field('company.contact')} />}
        <TextField label={t`Tax ID`} optional inputMode="numeric" {...field('company.tax_id')} />
      </div>
      <PhoneFields
        name="company.phone"
        codeLabel={t`Company phone country code`}
        numberLabel={t`Company phone number`}
      />
    </div>
  );
}
