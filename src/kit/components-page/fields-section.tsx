import { PasswordField } from '../password-field.tsx';
import { SelectField } from '../select-field.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const COUNTRIES = [
  { value: 'TW', label: 'Taiwan' },
  { value: 'JP', label: 'Japan' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'AQ', label: 'Antarctica (no delivery)', disabled: true },
];

export function FieldsSection() {
  return (
    <Section
      title="Text"
      note="The label above, a hint where nothing covers it, the error beside the field. A star marks what is required, a word what is optional. The border darkens under the pointer."
    >
      <Specimen title="Default, required, with a hint">
        <TextField label="E-mail" type="email" required hint="We write only about your order." autoComplete="email" />
      </Specimen>
      <Specimen title="Optional, with a placeholder">
        <TextField label="Company" optional placeholder="Gallery or office" />
      </Specimen>
      <Specimen title="Error">
        <TextField
          label="Postal code"
          required
          defaultValue="1O6"
          error="Digits only, for example 106."
          inputMode="numeric"
        />
      </Specimen>
      <Specimen title="Disabled">
        <TextField label="Member number" defaultValue="C-20418" disabled />
      </Specimen>
      <Specimen title="With a currency and a unit">
        <div className="grid grid-cols-2 gap-4">
          <TextField label="At most" before="NT$" defaultValue="6,000" inputMode="numeric" />
          <TextField label="Width" after="cm" defaultValue="80" inputMode="decimal" />
        </div>
      </Specimen>
      <Specimen title="Password, shown on demand">
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          hint="At least 8 characters."
          defaultValue="relativity"
        />
      </Specimen>
      <Specimen title="Limit reached, long Chinese text">
        <TextField
          label={<span lang="zh-Hant">收件人的完整公司名稱與部門</span>}
          lang="zh-Hant"
          limit={24}
          defaultValue="國立臺灣藝術教育館數位典藏與複製畫推廣部門收發室"
        />
      </Specimen>
      <Specimen title="Text area, over its limit">
        <TextAreaField
          label="Message"
          required
          limit={40}
          defaultValue="Could the oak frame be made a little darker?"
          error="At most 40 characters."
        />
      </Specimen>
      <Specimen title="Select: the browser's own list">
        <div className="grid gap-6">
          <SelectField
            label="Country"
            required
            placeholder="Please choose"
            options={COUNTRIES}
            autoComplete="country"
          />
          <SelectField label="Country" options={COUNTRIES} error="Please choose one." defaultValue="JP" />
          <SelectField label="Country" options={COUNTRIES} disabled defaultValue="TW" />
        </div>
      </Specimen>
    </Section>
  );
}
