import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { formatCm, framePrice, outerSize, spacedUnit, weightG } from '#ground/framing/framing.rules.ts';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import { typedDrawing } from './drawn-frame.ts';
import { frameFormOf, type TypedFrame } from './frame-values.ts';

/** A size that most works are offered in. */
const PRINT = { w_mm: 400, h_mm: 500 };

/** The typed frame: around a print, in cross-section, and its price and weight there. */
export function FrameDrawing() {
  const { t } = useLingui();
  const locale = useLocale();
  const { control } = useFormContext<TypedFrame>();
  const typed = useWatch({ control }) as TypedFrame;
  const form = frameFormOf(typed, 0);
  const drawn = typedDrawing(form);
  // While the typed values cannot be drawn, the last drawing stays.
  const [last, setLast] = useState<DrawnFrame>();
  if (drawn && JSON.stringify(drawn) !== JSON.stringify(last)) setLast(drawn);
  const shown = drawn ?? last;
  if (!shown) return null;
  const { price } = form;
  const isPriced = [...Object.values(price.base), ...Object.values(price.per_cm)].every(Number.isInteger);
  const costs = CURRENCIES.map((currency) =>
    formatMoney(isPriced ? framePrice(PRINT, { ...shown, price }, currency) : 0, currency, locale),
  ).join(' · ');
  const [print, outside] = [formatCm(PRINT, locale), formatCm(outerSize(PRINT, shown), locale)];
  const weight = form.weight_g_per_cm >= 0 ? weightG(PRINT, { ...shown, weight_g_per_cm: form.weight_g_per_cm }) : 0;
  const kilograms = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  return (
    <aside aria-label={t`Frame preview`} className="grid content-start gap-6 xl:sticky xl:top-6 xl:self-start">
      <div className="mx-auto w-full max-w-64 p-4">
        <FramedPicture size={PRINT} frame={shown}>
          <div className="size-full bg-hairline" />
        </FramedPicture>
      </div>
      <FrameCrossSection frame={shown} label={t`Cross-section of the moulding`} className="mx-auto w-full max-w-72" />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small tabular-nums [&_dt]:text-ink-soft">
        <dt>
          <Trans>Size of the print</Trans>
        </dt>
        <dd>{print}</dd>
        <dt>
          <Trans>Framed</Trans>
        </dt>
        <dd>{outside}</dd>
        <dt>
          <Trans>Frame alone</Trans>
        </dt>
        <dd>{isPriced ? costs : '–'}</dd>
        <dt>
          <Trans>Weight</Trans>
        </dt>
        <dd>{spacedUnit(kilograms.format(weight / 1000))}</dd>
      </dl>
    </aside>
  );
}
