import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { TAIWAN_BANKS } from '#ground/places/taiwan-banks.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import type { PayeeDataView } from '../payee.contract.ts';
import type { TypedPayee } from './payee-values.ts';
import { useBankName } from './use-bank-name.ts';

interface AccountFieldsProps {
  account: PayeeDataView['account'];
  /** Of the sent account, by its fields. */
  errors: Record<string, { message?: string }> | undefined;
}

/** The bank account, in Taiwan or abroad. A stored one stays until another is entered as a whole. */
export function AccountFields({ account, errors }: AccountFieldsProps) {
  const { t } = useLingui();
  const { register, control } = useFormContext<TypedPayee>();
  const replaces = useWatch({ control, name: 'replaces' });
  const kind = useWatch({ control, name: 'kind' });
  const nameOf = useBankName();
  const bank = nameOf(account?.bank ?? '');
  const digits = account?.last_digits ?? '';
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-hairline border-t pt-5">
      <legend className="sr-only">
        <Trans>Bank account</Trans>
      </legend>
      {account && (
        <div>
          <p>
            <Trans>
              Account at {bank} ending in {digits}
            </Trans>
          </p>
          <CheckboxField label={t`Replace this account`} {...register('replaces')} />
        </div>
      )}
      {replaces && (
        <>
          <RadioGroupField
            label={t`Where is the account?`}
            options={[
              { value: 'taiwan', label: t`In Taiwan` },
              { value: 'abroad', label: t`Abroad` },
            ]}
            {...register('kind')}
          />
          {kind === 'abroad' ? <AbroadFields errors={errors} /> : <TaiwanFields errors={errors} />}
          <TextField
            label={kind === 'abroad' ? t`IBAN or account number` : t`Account number`}
            autoComplete="off"
            spellCheck={false}
            error={errors?.account_number?.message}
            {...register('account_number')}
          />
          <TextField
            label={t`Account holder`}
            autoComplete="off"
            error={errors?.holder?.message}
            {...register('holder')}
          />
        </>
      )}
    </fieldset>
  );
}

function TaiwanFields({ errors }: Pick<AccountFieldsProps, 'errors'>) {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const { register } = useFormContext<TypedPayee>();
  return (
    <>
      <SelectField
        label={t`Bank`}
        placeholder={t`Please choose`}
        options={TAIWAN_BANKS.map(({ code, name }) => ({ value: code, label: `${code} ${name[lang]}` }))}
        error={errors?.bank_code?.message}
        {...register('bank_code')}
      />
      <TextField
        label={t`Branch code`}
        hint={t`Four digits, as in your passbook.`}
        optional
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        error={errors?.branch_code?.message}
        {...register('branch_code')}
      />
    </>
  );
}

function AbroadFields({ errors }: Pick<AccountFieldsProps, 'errors'>) {
  const { t } = useLingui();
  const { register } = useFormContext<TypedPayee>();
  return (
    <>
      <TextField label={t`SWIFT code`} autoComplete="off" error={errors?.swift?.message} {...register('swift')} />
      <TextField
        label={t`Bank and country`}
        autoComplete="off"
        error={errors?.bank_name?.message}
        {...register('bank_name')}
      />
    </>
  );
}
