import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { proposedPrice } from '#shared/exchange.ts';
import { formatMoney } from '#shared/money.ts';
import { dollars, minor, type TypedPrices } from './typed-numbers.ts';
import { useRate } from './use-rate.ts';

interface ProposePriceProps {
  /** Where the form keeps both prices. */
  name: string;
  /** What the field in US$ is called. */
  label: string;
  /** The most that it may hold, in cents. */
  most: number;
  /** What is proposed is a multiple of so many cents; left out, as shops price. */
  round?: number;
  className?: string;
}

/** Offers the price in US$ that the one in NT$ comes to by the shop's rate; pressed, it stands in its field. */
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
    // The button goes: whoever pressed it finds themselves where it has put its price.
    setFocus(field);
  }
  return (
    <Button kind="quiet" className={className} aria-label={`${words}: ${label}`} onClick={() => fillIn(proposed)}>
      {words}
    </Button>
  );
}
