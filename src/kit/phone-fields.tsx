import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { countryName, mobileCodes } from '#ground/places/countries.ts';
import type { Locale } from '#shared/locale.ts';
import { Combobox } from './combobox.tsx';
import { TextField } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useLocale } from './use-locale.ts';

interface PhoneFieldsProps {
  /** The phone's name in the form; its value has `code` and `number`. */
  name: string;
  codeLabel: string;
  numberLabel: string;
  required?: boolean;
  autoComplete?: 'tel-national' | 'off';
}

/** The default country of a shared code. */
const KNOWN_BY: Record<string, string> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  64: 'NZ',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

interface DialCode {
  key: string;
  code: string;
  label: string;
}

/** A telephone number: its country code, found by the country's name or by digits, and the number. */
export function PhoneFields({ name, codeLabel, numberLabel, required, autoComplete = 'off' }: PhoneFieldsProps) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <DialCodeField name={`${name}.code`} label={codeLabel} required={required} />
      <TextField
        {...field(`${name}.number`)}
        label={numberLabel}
        hint={t`Digits only, without spaces.`}
        required={required}
        optional={!required}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
      />
    </div>
  );
}

function DialCodeField({ name, label, required }: { name: string; label: string; required: boolean | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { field, fieldState } = useController({ name });
  const codes = useMemo(() => dialCodesIn(locale), [locale]);
  const [chosenKey, setChosenKey] = useState('');
  const dialled = String(field.value ?? '').replace(/^\+/, '');
  const known = codes.filter(({ code }) => code === dialled);
  const value =
    known.find(({ key }) => key === chosenKey) ??
    known.find(({ key }) => key === `${KNOWN_BY[dialled]} ${dialled}`) ??
    known[0];
  return (
    <Combobox<DialCode>
      id={name}
      label={label}
      hint={t`Search by country or code.`}
      required={required}
      optional={!required}
      items={codes}
      value={value ?? null}
      onValueChange={(chosen) => {
        setChosenKey(chosen?.key ?? '');
        field.onChange(chosen?.code ?? '');
      }}
      itemToLabel={(item) => item.label}
      itemToKey={(item) => item.key}
      ref={field.ref}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

function dialCodesIn(locale: Locale): DialCode[] {
  return mobileCodes(locale).map(({ country_code, code }) => ({
    key: `${country_code} ${code}`,
    code,
    label: `${countryName(country_code, locale)} +${code}`,
  }));
}
