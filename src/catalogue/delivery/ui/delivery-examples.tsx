import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { deliveryRates } from '#catalogue/site/delivery-rates.contract.ts';
import { DELIVERY_ZONES } from '#catalogue/site/delivery-rates.rules.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import { inParentheses } from '#shared/parentheses.ts';
import { pieceOf } from '../delivery.rules.ts';
import { ratesTyped, type TypedRates } from '../delivery-form.rules.ts';
import { shippingFee } from '../shipping-fee.rules.ts';
import { ZONE_WORDS } from '../zone.words.ts';

const PRINT = { w_mm: 600, h_mm: 900 };
/** Oak is the most popular choice. */
const OAK = SEED_FRAMES[1];

/** Fees by the typed rates, before saving; nothing while a field is invalid. */
export function DeliveryExamples() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const typed = useWatch<TypedRates>() as TypedRates;
  const { data: rates } = deliveryRates.safeParse(ratesTyped(typed));
  if (!rates || !OAK) {
    return (
      <p className="text-ink-soft text-small">
        <Trans>An example appears here once all fields are valid.</Trans>
      </p>
    );
  }
  const pieces = [pieceOf(PRINT, OAK, 1)];
  const feeTo = (zone: (typeof DELIVERY_ZONES)[number]) => {
    const fee = (currency: 'NTD' | 'USD') =>
      formatMoney(shippingFee(rates, { zone, currency, subtotal: 0, pieces }), currency, locale);
    return inParentheses(fee('NTD'), fee('USD'), locale);
  };
  const taipei = feeTo('tw_main');
  return (
    <>
      <p>
        <Trans>A 60 × 90 cm print in an oak frame to Taipei costs {taipei}.</Trans>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-caption text-ink-soft tabular-nums">
        {DELIVERY_ZONES.slice(1).map((zone) => (
          <li key={zone}>
            {i18n._(ZONE_WORDS[zone])} {feeTo(zone)}
          </li>
        ))}
      </ul>
    </>
  );
}
