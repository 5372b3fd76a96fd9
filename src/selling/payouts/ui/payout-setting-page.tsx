import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { PayoutsSetting } from '#catalogue/site/payouts.contract.ts';
import { payoutsQuery, useSavePayouts } from '#catalogue/site/setting.queries.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { HOLD_WORDS } from '../payout-setting.words.ts';
import { RulesNote } from './rules-note.tsx';

/** When and from which amount sellers are paid, and the rules for tax. */
export function PayoutSettingPage() {
  const { options } = useRouter();
  const query = useQuery(payoutsQuery(options.context));
  const saving = useSavePayouts();
  return (
    <DeskPage title={<Trans>Payout settings</Trans>}>
      <p className="mb-5">
        <Link to="/admin/payout" className="text-link">
          <Trans>Payouts</Trans>
        </Link>
      </p>
      <Loaded query={query} skeleton={['h-64']}>
        {({ version, value }) => (
          <div className="grid max-w-2xl gap-10">
            <SettingForm key={version} version={version} value={value} saving={saving} />
            <RulesNote day={shopDay(new Date())} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

/** Amounts are in whole dollars here, and in minor units in the setting. */
interface Typed {
  hold_from: PayoutsSetting['hold_from'];
  hold_days: number;
  ntd: number;
  usd: number;
  second_person: boolean;
}

interface SettingFormProps {
  version: number;
  value: PayoutsSetting;
  /** Outlives the form: each saved version has a form of its own, which still says that it was saved. */
  saving: ReturnType<typeof useSavePayouts>;
}

/** Named like the API's fields, so that an error finds its box. */
function SettingForm({ version, value, saving: { mutateAsync, isSuccess } }: SettingFormProps) {
  const { t, i18n } = useLingui();
  const { hold_from, hold_days, minimum, second_person } = value;
  const form = useForm<Typed>({
    defaultValues: { hold_from, hold_days, ntd: minimum.NTD, usd: minimum.USD / 100, second_person },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ ntd, usd, ...typed }) => {
    try {
      await mutateAsync({ version, value: { ...typed, minimum: { NTD: ntd, USD: Math.round(usd * 100) } } });
    } catch (failure) {
      showRefusal<Typed, unknown, Typed>(
        { setError: (name, ...rest) => form.setError(fieldOf(name), ...rest) },
        failure,
      );
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <RadioGroupField
        label={t`Days on hold count from`}
        options={(['return_period', 'arrival'] as const).map((name) => ({
          value: name,
          label: i18n._(HOLD_WORDS[name]),
        }))}
        {...form.register('hold_from')}
      />
      <TextField
        label={t`Days on hold`}
        inputMode="numeric"
        className="max-w-40"
        error={errors.hold_days?.message}
        {...form.register('hold_days', { valueAsNumber: true })}
      />
      <TextField
        label={t`Minimum payout`}
        hint={t`Smaller amounts are carried forward to the next run.`}
        before="NT$"
        inputMode="numeric"
        className="max-w-60"
        error={errors.ntd?.message}
        {...form.register('ntd', { valueAsNumber: true })}
      />
      <TextField
        label={t`Minimum payout in US dollars`}
        before="US$"
        inputMode="decimal"
        className="max-w-60"
        error={errors.usd?.message}
        {...form.register('usd', { valueAsNumber: true })}
      />
      <CheckboxField
        label={t`A run must be approved by someone other than the person who calculated it`}
        hint={t`Applies only if at least two people have finance rights.`}
        {...form.register('second_person')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <p role="status" className="text-ink-soft text-small">
          {isSuccess && !isDirty && <Trans>Saved.</Trans>}
        </p>
      </div>
    </form>
  );
}

/** The field for an API error. */
function fieldOf(name: string): keyof Typed {
  const plain = name.replace(/^value\./, '');
  return ({ 'minimum.NTD': 'ntd', 'minimum.USD': 'usd' }[plain] ?? plain) as keyof Typed;
}
