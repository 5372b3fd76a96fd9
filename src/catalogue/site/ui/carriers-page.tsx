import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { settingsQuery } from '../setting.queries.ts';
import { ArrivalForm } from './arrival-form.tsx';
import { CarriersForm } from './carriers-form.tsx';
import { PickupForm } from './pickup-form.tsx';

/** The carriers that staff choose from, when a parcel counts as arrived without a report, and where buyers pick up orders. */
export function CarriersPage() {
  const { options } = useRouter();
  const query = useQuery(settingsQuery(options.context));
  return (
    <DeskPage title={<Trans>Carriers and pickup</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {({ carriers, arrival, pickup }) => (
          <div className="grid max-w-4xl gap-12">
            <section>
              <p className="prose-text text-ink-soft">
                <Trans>
                  Staff choose one of these when they ship. The tracking link appears on the order page and in the
                  e-mail; orders that have been shipped keep theirs.
                </Trans>
              </p>
              <CarriersForm version={carriers?.version ?? 0} value={carriers?.value} />
            </section>
            <section>
              <h2 className="text-title">
                <Trans>Automatic arrival</Trans>
              </h2>
              <p className="prose-text mt-2 text-ink-soft">
                <Trans>
                  If nobody marks a parcel as arrived, it counts as arrived after this many days. The buyer gets the
                  usual e-mail, and the return period starts. 0 turns this off.
                </Trans>
              </p>
              <ArrivalForm version={arrival?.version ?? 0} value={arrival?.value} />
            </section>
            <section>
              <h2 className="text-title">
                <Trans>Pickup</Trans>
              </h2>
              <p className="prose-text mt-2 text-ink-soft">
                <Trans>
                  Buyers from anywhere can choose a pickup point in Taiwan and collect their order there, free of charge
                  and with Taiwan’s VAT. Changes here do not affect orders already placed.
                </Trans>
              </p>
              <PickupForm version={pickup?.version ?? 0} value={pickup?.value} />
            </section>
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}
