import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { SettingKey } from '../setting.contract.ts';
import type { SettingField } from '../setting.words.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

interface SettingFormProps {
  part: SettingKey;
  fields: readonly SettingField[];
  version: number;
  value: unknown;
}

/** What was typed stays if someone else saved first; the newer version is shown on request. */
export function SettingForm({ part, fields, version, value }: SettingFormProps) {
  return (
    <SettingFrame setting={useSettingForm(part, version, value)}>
      {fields.map((field) => (
        <SettingFields key={field.name} field={field} />
      ))}
    </SettingFrame>
  );
}

function SettingFields({ field: { name, label, hint, kind } }: { field: SettingField }) {
  const { i18n } = useLingui();
  const field = useFormField();
  const words = i18n._(label);
  const help = hint && i18n._(hint);
  if (kind === 'text' || kind === 'number') {
    return (
      <TextField
        label={words}
        hint={help}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        className="max-w-md"
        {...field(name)}
      />
    );
  }
  const nameIn = (lang: string) => (name === '' ? lang : `${name}.${lang}`);
  return (
    <fieldset className="grid gap-4 md:grid-cols-3">
      <legend className="sr-only">{words}</legend>
      {LANGUAGES.map(({ lang, locale, name: language }) =>
        kind === 'texts' ? (
          <TextField key={lang} lang={locale} label={`${words} · ${language}`} {...field(nameIn(lang))} />
        ) : (
          <TextAreaField
            key={lang}
            lang={locale}
            label={`${words} · ${language}`}
            hint={help}
            rows={6}
            {...field(nameIn(lang))}
          />
        ),
      )}
    </fieldset>
  );
}
