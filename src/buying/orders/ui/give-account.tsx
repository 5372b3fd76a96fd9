import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { TAIWAN_BANKS } from '#ground/places/taiwan-banks.ts';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { langOf } from '#shared/locale.ts';
import { isTooLate } from '../order.queries.ts';
import { type RefundAccount, refundAccountForm } from '../refund-account.contract.ts';
import type { StepFormProps } from './cancel-order.tsx';
import { useOrderFormat } from './use-order-format.ts';

interface Typed {
  kind: 'taiwan' | 'abroad';
  bank_code: string;
  branch_code: string;
  swift: string;
  bank_name: string;
  account_number: string;
  holder: string;
}

/** The buyer's account for a refund by transfer; stored encrypted, and afterwards shown by its last digits only. */
export function GiveAccount({ order, send, onClose }: StepFormProps) {
  const { t, i18n } = useLingui();
  const { locale } = useOrderFormat();
  const form = useForm<Typed, unknown, RefundAccount>({
    resolver: typedResolver(refundAccountForm, sentOf, i18n),
    defaultValues: {
      kind: 'taiwan',
      bank_code: '',
      branch_code: '',
      swift: '',
      bank_name: '',
      account_number: '',
      holder: order.receiver.name,
    },
    mode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const isAbroad = form.watch('kind') === 'abroad';

  const submit = form.handleSubmit(async (account) => {
    try {
      await send({ action: 'give_account', form: account });
      onClose();
    } catch (failure) {
      if (isTooLate(failure)) onClose();
      else showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
      <p className="prose-text text-ink-soft text-small">
        <Trans>
          We refund by bank transfer. The account is stored encrypted, only our finance staff can see it, and we delete
          it 30 days after the refund.
        </Trans>
      </p>
      {order.currency === 'USD' && (
        <RadioGroupField
          label={t`Where is the account?`}
          required
          options={[
            { value: 'taiwan', label: t`In Taiwan` },
            { value: 'abroad', label: t`Abroad` },
          ]}
          {...form.register('kind')}
        />
      )}
      {isAbroad ? (
        <>
          <TextField
            label={t`SWIFT code`}
            required
            autoComplete="off"
            error={errors.swift?.message}
            {...form.register('swift')}
          />
          <TextField
            label={t`Bank and country`}
            required
            autoComplete="off"
            error={errors.bank_name?.message}
            {...form.register('bank_name')}
          />
        </>
      ) : (
        <>
          <SelectField
            label={t`Bank`}
            required
            error={errors.bank_code?.message}
            options={[
              { value: '', label: t`Please choose` },
              ...TAIWAN_BANKS.map(({ code, name }) => ({ value: code, label: `${code} ${name[langOf(locale)]}` })),
            ]}
            {...form.register('bank_code')}
          />
          <TextField
            label={t`Branch code`}
            hint={t`Four digits, as in your passbook.`}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            error={errors.branch_code?.message}
            {...form.register('branch_code')}
          />
        </>
      )}
      <TextField
        label={isAbroad ? t`IBAN or account number` : t`Account number`}
        required
        {...(!isAbroad && { inputMode: 'numeric' })}
        autoComplete="off"
        spellCheck={false}
        error={errors.account_number?.message}
        {...form.register('account_number')}
      />
      <TextField
        label={t`Account holder`}
        required
        autoComplete="off"
        error={errors.holder?.message}
        {...form.register('holder')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Save the account</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Only the fields of the chosen kind, without an empty branch. */
function sentOf({ kind, bank_code, branch_code, swift, bank_name, account_number, holder }: Typed): object {
  const both = { kind, account_number, holder };
  if (kind === 'abroad') return { ...both, swift, bank_name };
  return { ...both, bank_code, ...(branch_code.trim() && { branch_code: branch_code.trim() }) };
}
