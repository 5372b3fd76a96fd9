import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { type Destination, zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { Icon } from '#kit/icon.tsx';

/** Product §5: shown at the address, before the end of the checkout. */
export function DeliveryNote({ place }: { place: Destination }) {
  const rates = useDeliveryRates();
  const isUnserved = place.country_code !== '' && !zoneOf(rates, place);
  return (
    <div role="status">
      {isUnserved && (
        <p className="mt-2 flex items-start gap-2 text-bad text-small">
          <Icon name="truck" />
          <Trans>
            We do not deliver to this address yet. See{' '}
            <Link to="/terms" hash="delivery" className="text-link">
              where we deliver
            </Link>
            .
          </Trans>
        </p>
      )}
    </div>
  );
}
