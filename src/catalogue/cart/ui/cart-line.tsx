import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { unitPrice } from '#ground/framing/framing.rules.ts';
import { Button } from '#kit/button.tsx';
import { useSession } from '#kit/client/session.ts';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { Price } from '#kit/price.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { type Currency, formatMoney, type Prices } from '#shared/money.ts';
import type { CartFrame } from '../cart.contract.ts';
import type { Line } from '../cart.rules.ts';
import { inSize, isOrderable, type LineView } from '../cart-view.rules.ts';
import { LineNote } from './line-note.tsx';
import { NumsField } from './nums-field.tsx';

interface CartLineProps {
  view: LineView;
  /** Every frame of the shop. */
  frames: readonly CartFrame[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onChange: (changed: Line) => void;
  onRemove: () => void;
}

export function CartLine({ view, frames, chosen, onChoose, onChange, onRemove }: CartLineProps) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  const { item, line, price, was } = view;
  const title = item?.title ?? t`Unknown work`;
  const orderable = isOrderable(view);
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-5 py-7 sm:grid-cols-[2rem_9rem_minmax(0,1fr)] sm:gap-x-6">
      <label className="-m-2 flex size-12 items-start justify-center p-2">
        <input
          type="checkbox"
          checked={chosen && orderable}
          disabled={!orderable}
          onChange={(event) => onChoose(event.target.checked)}
          aria-label={t`Include ${title} in this order`}
          className="mt-1 size-6 accent-(--accent)"
        />
      </label>
      <div className={orderable ? '' : 'opacity-60'}>
        <FramedThumbnail
          image={view.image}
          outer={view.outer}
          alt={item?.alt ?? title}
          sizes="9rem"
          tallest={11}
          ground={item?.picture?.ground}
        />
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 lang={langOf(title)} className="min-w-0 text-[1.375rem]">
            <Link to="/shop/$id" params={{ id: String(line.item_id) }} className="hover:text-accent">
              {title}
            </Link>
          </h3>
          {price && (
            <p className="text-body">
              <Price amounts={times(price, line.nums)} />
            </p>
          )}
        </div>
        {item && (
          <p lang={langOf(item.artist.name)} className="text-ink-soft">
            {item.artist.name}
          </p>
        )}
        <LineNote view={view} />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_9rem]">
          <ChoiceFields view={view} frames={frames} title={title} onChange={onChange} />
          <NumsField
            // So that a half-typed number stays with its print.
            key={view.key}
            title={title}
            nums={line.nums}
            most={Math.max(1, view.most)}
            disabled={!item || view.unavailable !== undefined}
            onChange={(nums) => onChange({ ...line, nums })}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
          {price && (
            <p className="text-ink-soft text-small">
              <Trans>
                <Price amounts={price} was={was} /> each
              </Trans>
            </p>
          )}
          <Button
            kind="quiet"
            icon="trash"
            className="-me-3 ms-auto"
            aria-label={t`Remove ${title}`}
            onClick={onRemove}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ChoiceFieldsProps extends Pick<CartLineProps, 'view' | 'frames' | 'onChange'> {
  title: string;
}

function ChoiceFields({ view, frames, title, onChange }: ChoiceFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const currency: Currency = useSession((session) => session.currency) ?? 'USD';
  const { line, size, sizes } = view;
  const disabled = view.unavailable !== undefined && view.unavailable !== 'unknown';
  if (!view.item) return null;
  const priced = (name: string, frame: CartFrame) =>
    size ? `${name} · ${formatMoney(unitPrice(size, frame, currency), currency, locale)}` : name;
  return (
    <>
      <SelectField
        label={t`Size`}
        aria-label={t`Size of ${title}`}
        value={String(line.size_id)}
        disabled={disabled}
        options={sizes.map((one) => ({ value: String(one.size_id), label: one.label, disabled: !one.enabled }))}
        onChange={(event) => {
          const next = sizes.find(({ size_id }) => String(size_id) === event.target.value);
          if (next) onChange(inSize(view, next, frames));
        }}
      />
      <SelectField
        label={t`Frame`}
        aria-label={t`Frame of ${title}`}
        value={String(line.frame_id)}
        disabled={disabled}
        options={view.frames.map((one) => ({
          value: String(one.frame_id),
          label: priced(one.name, one),
          disabled: !one.enabled,
        }))}
        onChange={(event) => onChange({ ...line, frame_id: Number(event.target.value) })}
      />
    </>
  );
}

function times({ NTD, USD }: Prices, nums: number): Prices {
  return { NTD: NTD * nums, USD: USD * nums };
}
