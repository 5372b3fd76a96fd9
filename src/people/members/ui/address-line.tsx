import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { useLocale } from '#kit/use-locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { AddressEntry } from '../address.contract.ts';
import { DeliveryNote } from './delivery-note.tsx';

interface AddressLineProps {
  entry: AddressEntry;
  /** If addresses can be selected: whether this one is, and how to select it. Not for places to which we do not deliver. */
  choice?: { name: string; checked: boolean; onChoose: () => void } | undefined;
  children: ReactNode;
}

/** One address as on a parcel, in the order of the page's language. */
export function AddressLine({ entry, choice, children }: AddressLineProps) {
  const locale = useLocale();
  const rates = useDeliveryRates();
  const id = useId();
  const { receiver, mobile, remark } = entry;
  const text = (
    <>
      {receiver && <span className="block font-medium">{receiver}</span>}
      <span className="block">{formatAddress(entry, locale)}</span>
      {mobile && <span className="block text-ink-soft text-small">{phoneText(mobile)}</span>}
      {remark && <span className="block whitespace-pre-line text-ink-soft text-small">{remark}</span>}
    </>
  );
  return (
    <div className="py-5">
      <div className="flex items-start justify-between gap-4">
        {choice ? (
          <label htmlFor={id} className="flex min-w-0 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed">
            <input
              id={id}
              type="radio"
              name={choice.name}
              checked={choice.checked}
              disabled={!zoneOf(rates, entry)}
              onChange={choice.onChoose}
              className="mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-hairline-strong bg-wall transition-colors duration-quick checked:border-[7px] checked:border-accent hover:border-ink disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wall-deep"
            />
            <span className="prose-text min-w-0">{text}</span>
          </label>
        ) : (
          <p className="prose-text min-w-0">{text}</p>
        )}
        {entry.is_default && (
          <span className="shrink-0 border border-hairline-strong px-2 text-caption text-ink-soft">
            <Trans>Default</Trans>
          </span>
        )}
      </div>
      <DeliveryNote place={entry} />
      <div className="-ms-3 mt-2 flex flex-wrap gap-x-1">{children}</div>
    </div>
  );
}
