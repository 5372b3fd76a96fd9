import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../order.contract.ts';

/** The code to show at the counter, large enough to read from a phone held out. */
export function PickupCode({ order, code }: { order: Pick<OrderDetail, 'receiver'>; code: string }) {
  const { pickup_place: place, address } = order.receiver;
  return (
    <section className="mt-6 max-w-xl border-accent border-s-2 bg-wall-deep px-5 py-4">
      <h2 className="text-ink-soft text-small">
        <Trans>Pickup code</Trans>
      </h2>
      <p className="mt-1 font-medium text-title tabular-nums tracking-widest">{code}</p>
      <p className="mt-2 text-small [overflow-wrap:anywhere]">
        {place?.name} · {address}
      </p>
      {place?.note && <p className="whitespace-pre-line text-small">{place.note}</p>}
      <p className="mt-2 text-ink-soft text-small">
        <Trans>
          Show this code at the counter. Anyone who has the code can collect the prints for you. Without the code,
          please bring an ID with your name on it.
        </Trans>
      </p>
    </section>
  );
}
