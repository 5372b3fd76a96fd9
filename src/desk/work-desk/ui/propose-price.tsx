import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { proposedPrice } from '#shared/exchange.ts';
import { formatMoney } from '#shared/money.ts';
import { dollars, minor, type TypedPrices } from './typed-numbers.ts';
import { useRate } from './use-rate.ts';

interface ProposePriceProps {
  name: string;
  label: string;
  /** The highest price, in cents. */
  most: number;
  /** The proposal is a multiple of so many cents; by default the shop's usual rounding. */
  round?: number;
  className?: string;
}

/** Proposes the price in US$ that corresponds to the one in NT$ at the shop's rate; a press fills it in. */
export function ProposePrice({ name, label, className, ...limits }: ProposePriceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const rate = useRate();
  const { control, setValue, setFocus, formState } = useFormContext();
  const typed: TypedPrices = useWatch({ control, name });
  const { NTD, USD } = minor(typed);
  const proposed = rate === undefined ? undefined : proposedPrice(NTD, { to: 'USD', rate, ...limits });
  if (proposed === undefined || proposed === USD) return null;
  const words = t`Propose ${{ price: formatMoney(proposed, 'USD', locale) }}`;
  function fillIn(amount: number) {
    const field = `${name}.USD`;
    setValue(field, dollars({ NTD, USD: amount }).USD, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // The button disappears: the focus moves to the field it has filled.
    setFocus(field);
  }
  return (
    <Button
      kind="quiet"
      className={className}
      aria-label={t`${{ name: words }}: ${{ text: label }}`}
      onClick={() => fillIn(proposed)}
    >
      {words}
    </Button>
  );
}
