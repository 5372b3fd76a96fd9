import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { Button } from '#kit/button.tsx';
import { useSession } from '#kit/client/session.ts';
import { MINOR_UNITS } from '#shared/money.ts';
import { changed, type ShopSearch } from '../shop-search.rules.ts';

interface RangeFilterProps {
  search: ShopSearch;
  onChange: (search: ShopSearch) => void;
}

const field = 'h-11 w-full min-w-0 border border-hairline-strong bg-wall px-2 text-small tabular-nums';

/** Prices from and to, in whole units of the currency the visitor sees. */
export function PriceFilter({ search, onChange }: RangeFilterProps) {
  const { t } = useLingui();
  const seen = useSession((session) => session.currency) ?? 'USD';
  const currency = search.currency === 'NTD' || search.currency === 'USD' ? search.currency : seen;
  const unit = MINOR_UNITS[currency];
  const rounded = (value: string | undefined) => (value ? String(Math.round(Number(value) / unit)) : '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const minor = (name: string) => {
      const value = Number.parseInt(String(form.get(name)), 10);
      return value >= 0 && value < 1_000_000 ? String(value * unit) : undefined;
    };
    const [price_min, price_max] = [minor('from'), minor('to')];
    onChange(changed(search, { price_min, price_max, currency: price_min || price_max ? currency : undefined }));
  };
  return (
    <form
      onSubmit={submit}
      className="border-hairline border-b py-4"
      // Another currency alone is no reason to lose what is being typed.
      key={`${rounded(search.price_min)} ${rounded(search.price_max)}`}
    >
      <fieldset>
        <legend className="mb-2">
          {t`Price`} ({currency})
        </legend>
        <div className="flex items-center gap-2">
          <input
            name="from"
            type="number"
            min="0"
            inputMode="numeric"
            aria-label={t`Price from`}
            placeholder={t`from`}
            defaultValue={rounded(search.price_min)}
            className={field}
          />
          <span aria-hidden="true">–</span>
          <input
            name="to"
            type="number"
            min="0"
            inputMode="numeric"
            aria-label={t`Price to`}
            placeholder={t`to`}
            defaultValue={rounded(search.price_max)}
            className={field}
          />
          <Button type="submit" kind="secondary" className="shrink-0 px-3">
            <Trans>Apply</Trans>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** The wall in centimetres: only works whose smallest framed size is no larger are shown. */
export function WallFilter({ search, onChange }: RangeFilterProps) {
  const { t } = useLingui();
  const hint = useId();
  const [width = '', height = ''] = search.fits?.split('x') ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [w, h] = [Number(form.get('width')), Number(form.get('height'))];
    onChange(
      changed(search, {
        fits: w > 0 && h > 0 && w < 10_000 && h < 10_000 ? `${Math.round(w)}x${Math.round(h)}` : undefined,
      }),
    );
  };
  return (
    <form onSubmit={submit} className="border-hairline border-b py-4" key={search.fits}>
      <fieldset aria-describedby={hint}>
        <legend className="mb-2">{t`Fits my wall`}</legend>
        <div className="flex items-center gap-2">
          <input
            name="width"
            type="number"
            min="1"
            inputMode="numeric"
            aria-label={t`Width in cm`}
            placeholder={t`width`}
            defaultValue={width}
            className={field}
          />
          <span aria-hidden="true">×</span>
          <input
            name="height"
            type="number"
            min="1"
            inputMode="numeric"
            aria-label={t`Height in cm`}
            placeholder={t`height`}
            defaultValue={height}
            className={field}
          />
          <Button type="submit" kind="secondary" className="shrink-0 px-3">
            <Trans>Apply</Trans>
          </Button>
        </div>
        <p id={hint} className="mt-2 text-caption text-ink-soft">
          <Trans>In centimetres, with the frame.</Trans>
        </p>
      </fieldset>
    </form>
  );
}
