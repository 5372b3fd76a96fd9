import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { Section } from '#kit/section.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { Work } from '../studio.contract.ts';
import { LARGEST_EDITION } from '../studio.rules.ts';
import type { WorkValues } from '../work-values.rules.ts';

/** How a work is sold. An edition is a promise to its buyers: after the first sale, its size is fixed. */
export function SaleSection({ work }: { work: Work }) {
  const { t } = useLingui();
  const field = useFormField();
  const { control } = useFormContext<WorkValues>();
  const mode = useWatch({ control, name: 'sale_mode' });
  if (work.sale_mode === 'exhibition') {
    return (
      <Section title={<Trans>How it is sold</Trans>}>
        <p className="text-small">
          <Trans>Sold only in exhibition stores, as agreed with us.</Trans>
        </p>
      </Section>
    );
  }
  return (
    <Section title={<Trans>How it is sold</Trans>}>
      <fieldset disabled={!work.editable.sale} className="grid gap-5">
        <RadioGroupField
          label={t`Edition`}
          options={[
            {
              value: 'online',
              label: t`Open edition`,
              hint: t`Printed to order, in any quantity.`,
              disabled: !work.editable.sale,
            },
            {
              value: 'edition',
              label: t`Numbered edition`,
              hint: t`Each print is numbered; when all are sold, there will be no more.`,
              disabled: !work.editable.sale,
            },
          ]}
          {...field('sale_mode')}
        />
        {mode === 'edition' && (
          <TextField
            id="edition_size"
            label={t`Size of the edition`}
            hint={t`Prints of all sizes and frames together, at most ${LARGEST_EDITION}.`}
            inputMode="numeric"
            maxLength={4}
            className="max-w-xs"
            autoComplete="off"
            {...field('edition_size')}
          />
        )}
      </fieldset>
      {!work.editable.sale && <FixedNote work={work} />}
    </Section>
  );
}

function FixedNote({ work }: { work: Work }) {
  const { edition_sold } = work;
  return (
    <p className="mt-4 border-hairline-strong border-s-2 ps-4 text-small">
      {edition_sold > 0 ? (
        <>
          <Plural value={edition_sold} one="One print has been sold." other="# prints have been sold." />{' '}
          <Trans>Buyers were promised this edition size, so it can no longer be changed.</Trans>
        </>
      ) : (
        <Trans>How a reviewed work is sold cannot be changed unless you take it back to draft.</Trans>
      )}
    </p>
  );
}
