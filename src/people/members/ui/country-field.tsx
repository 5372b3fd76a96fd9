import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { sortedCountries } from '#ground/places/countries.ts';
import type { Country } from '#ground/places/country-names.ts';
import { Combobox } from '#kit/combobox.tsx';
import { useLocale } from '#kit/use-locale.ts';

interface CountryFieldProps {
  name: string;
  label: string;
  onCountryChange?: (code: string) => void;
  className?: string;
}

/** Countries by name in the page's language; the form's value is the code. */
export function CountryField({ name, label, onCountryChange, className }: CountryFieldProps) {
  const locale = useLocale();
  const { field, fieldState } = useController({ name });
  const countries = useMemo(() => sortedCountries(locale), [locale]);
  return (
    <Combobox<Country>
      // The id is the dotted name, by which the error list finds the field.
      id={name}
      label={label}
      required
      items={countries}
      value={countries.find(({ code }) => code === field.value) ?? null}
      onValueChange={(country) => {
        onCountryChange?.(country?.code ?? '');
        field.onChange(country?.code ?? '');
      }}
      itemToLabel={(country) => country.name}
      itemToKey={(country) => country.code}
      ref={field.ref}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      {...(className && { className })}
    />
  );
}
