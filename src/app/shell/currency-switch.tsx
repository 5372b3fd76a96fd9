import { useLingui } from '@lingui/react/macro';
import { chooseCurrency, useSession } from '#kit/client/session.ts';
import { CURRENCIES } from '#shared/money.ts';

export function CurrencySwitch() {
  const { t } = useLingui();
  const current = useSession((session) => session.currency);
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t`Currency`}</legend>
      {CURRENCIES.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === current}
          onClick={() => chooseCurrency(currency)}
          className="min-h-11 px-1.5 text-ink-soft text-small underline-offset-8 hover:text-accent aria-pressed:text-ink aria-pressed:underline"
        >
          {currency}
        </button>
      ))}
    </fieldset>
  );
}
