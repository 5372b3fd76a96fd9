import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Controller, useFormContext } from 'react-hook-form';
import { Section } from '#kit/section.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { categoriesQuery } from '../studio.queries.ts';
import type { MissingPart } from '../studio.rules.ts';
import type { WorkValues } from '../work-values.rules.ts';
import { SubjectsField } from './subjects-field.tsx';

/** What search finds a work by: category, subjects and year. */
export function FactsSection({ missing }: { missing: readonly MissingPart[] }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const field = useFormField();
  const { control } = useFormContext<WorkValues>();
  const { data: categories = [] } = useQuery(categoriesQuery(options.context));
  const lacks = (part: MissingPart['part']) => missing.some((one) => one.part === part);
  return (
    <Section title={<Trans>Search and filters</Trans>}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          // The list loads after the work: only then can it show the selection.
          key={categories.length}
          id="category"
          label={
            <>
              <Trans>Category</Trans>
              {lacks('category') && (
                <span className="ms-2 font-normal text-bad text-caption">
                  <Trans>missing</Trans>
                </span>
              )}
            </>
          }
          placeholder={t`Please choose`}
          options={categories.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('category')}
        />
        <TextField
          id="year"
          label={t`Year of the original`}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...field('year')}
        />
        <div className="sm:col-span-2">
          <Controller
            control={control}
            name="subjects"
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <SubjectsField value={value} onChange={onChange} error={error?.message} isMissing={lacks('subjects')} />
            )}
          />
        </div>
      </div>
    </Section>
  );
}
