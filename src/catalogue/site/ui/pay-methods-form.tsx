import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import { PAY_METHOD_NAMES, PAY_PLACE_NAMES } from '../pay-method-names.rules.ts';
import { CODE_LIMITS, PAY_METHODS, PAY_PLACES, type PayMethod, type PayPlace } from '../pay-methods.rules.ts';
import type { PartFormProps } from './part-form.ts';
import { SettingFrame } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

interface Typed {
  order: Record<PayPlace, PayMethod[]>;
  off: PayMethod[];
}

export function PayMethodsForm({ version, value }: PartFormProps) {
  return (
    <SettingFrame setting={useSettingForm('pay_methods', version, value)}>
      <Switches />
      <Ceilings />
      {PAY_PLACES.map((place) => (
        <Order key={place} place={place} />
      ))}
    </SettingFrame>
  );
}

function Switches() {
  const { t, i18n } = useLingui();
  const id = useId();
  const { watch, setValue } = useFormContext<Typed>();
  const off = watch('off');
  const others = (code: PayMethod) => off.filter((one) => one !== code);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Switched on</Trans>
      </h2>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {PAY_METHODS.map((code) => (
          <CheckboxField
            key={code}
            label={i18n._(PAY_METHOD_NAMES[code])}
            {...(code.startsWith('cybersource') && { hint: t`Cards issued outside Taiwan only` })}
            checked={!off.includes(code)}
            onChange={({ target }) =>
              setValue('off', target.checked ? others(code) : [...others(code), code], { shouldDirty: true })
            }
          />
        ))}
      </div>
      <p className="text-ink-soft text-small">
        <Trans>Orders that are already being paid are not affected: their payments still arrive.</Trans>
      </p>
    </section>
  );
}

function Ceilings() {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  const { ecpay_atm: atm, ecpay_cvs: store } = CODE_LIMITS;
  const range = ({ least, most }: { least: number; most: number }) => {
    const [from, to] = [formatMoney(least, 'NTD', locale), formatMoney(most, 'NTD', locale)];
    return t`${from} to ${to}`;
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={t`Highest amount for an ATM account`}
        hint={range(atm)}
        before="NT$"
        inputMode="numeric"
        autoComplete="off"
        {...field('most.ecpay_atm')}
      />
      <TextField
        label={t`Highest amount for a store code`}
        hint={range(store)}
        before="NT$"
        inputMode="numeric"
        autoComplete="off"
        {...field('most.ecpay_cvs')}
      />
    </div>
  );
}

/** The first method of the order that a buyer can use is chosen when the checkout opens. */
function Order({ place }: { place: PayPlace }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { watch, setValue } = useFormContext<Typed>();
  const [order, off] = watch([`order.${place}`, 'off']);
  const move = (at: number, by: 1 | -1) => {
    const moved = order.toSpliced(at, 1).toSpliced(at + by, 0, ...order.slice(at, at + 1));
    setValue(`order.${place}`, moved, { shouldDirty: true });
  };
  return (
    <section aria-labelledby={id} className="mt-5">
      <h2 id={id} className="text-title">
        {i18n._(PAY_PLACE_NAMES[place])}
      </h2>
      <ol className="mt-2 border-hairline border-t">
        {order.map((code, at) => {
          const name = i18n._(PAY_METHOD_NAMES[code]);
          const isOff = off.includes(code);
          return (
            <li key={code} className="flex items-center gap-3 border-hairline border-b py-1">
              <span className={isOff ? 'text-ink-soft' : ''}>
                {at + 1}. {name}
                {isOff && (
                  <span className="text-small">
                    {' '}
                    · <Trans>switched off</Trans>
                  </span>
                )}
              </span>
              <span className="ms-auto flex shrink-0">
                <MoveButtons
                  at={at}
                  count={order.length}
                  labels={{ up: t`Move up: ${name}`, down: t`Move down: ${name}` }}
                  onMove={(by) => move(at, by)}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
