import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCard, isHeld } from '#buying/gifts/gift.rules.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { ListNotLoaded } from '#kit/desk/list-states.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import type { StaffOrderSummary } from '../order-staff.contract.ts';
import { staffOrdersQuery } from '../order-staff.queries.ts';
import { QUEUE_WORDS } from '../order-staff.words.ts';
import { readWorkshopSearch, WORKSHOP_QUEUES, type WorkshopSearch } from '../workshop-search.rules.ts';
import { ArriveMany } from './arrive-many.tsx';
import { ShipMany } from './ship-many.tsx';
import { useOrderFormat } from './use-order-format.ts';
import { WorkshopActions } from './workshop-actions.tsx';
import { WorkshopOrder } from './workshop-order.tsx';

/** Orders sorted by the day of payment, with papers for the ticked ones. */
export function WorkshopPage({ search }: { search: WorkshopSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { queue = 'to_make', page = 1 } = search;
  const { data, isError, refetch } = useQuery(staffOrdersQuery(options.context, { queue, page }));
  return (
    <DeskPage
      title={<Trans>Workshop</Trans>}
      side={
        <DeskQueues
          label={t`Queues`}
          names={WORKSHOP_QUEUES}
          here={queue}
          nameOf={(name) => i18n._(QUEUE_WORDS[name])}
          renderLink={(name, link) => (
            <Link to="/admin/workshop" search={readWorkshopSearch({ queue: name })} {...link} />
          )}
        />
      }
    >
      {queue === 'to_ship' && <ShipMany />}
      {queue === 'to_ship' && <ArriveMany />}
      {data ? (
        <>
          <Waiting key={`${queue} ${page}`} queue={queue} orders={data.list} />
          <Pagination
            className="mt-8"
            page={data.page}
            pages={data.pages}
            renderLink={(to, link) => (
              <Link to="/admin/workshop" search={readWorkshopSearch({ queue, page: to })} {...link} />
            )}
          />
        </>
      ) : isError ? (
        <ListNotLoaded again={refetch} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}

interface WaitingProps {
  queue: NonNullable<WorkshopSearch['queue']>;
  orders: readonly StaffOrderSummary[];
}

function Waiting({ queue, orders }: WaitingProps) {
  const { t } = useLingui();
  const { day } = useOrderFormat();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const codes = orders.map(({ code }) => code);
  const chosen = codes.filter((code) => ticked.has(code));

  function tick(code: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(code);
    else next.delete(code);
    setTicked(next);
  }

  const now = new Date();
  // Only the last queue holds gifts back: they can be made at any time.
  const isLater = ({ ship_from }: StaffOrderSummary) => queue === 'to_ship' && isHeld(ship_from, now);
  const byDay = Map.groupBy(
    orders.filter((order) => !isLater(order)),
    ({ freight, created_at }) => day(freight.times.generate ?? created_at),
  );
  const later = orders.filter(isLater);
  const list = (own: readonly StaffOrderSummary[]) =>
    own.map((order) => (
      <WorkshopOrder
        key={order.code}
        order={order}
        ticked={ticked.has(order.code)}
        tick={(on) => tick(order.code, on)}
      />
    ));
  return (
    <>
      <WorkshopActions
        queue={queue}
        chosen={chosen}
        pickups={orders.flatMap(({ code, pickup_type }) =>
          pickup_type === 'pickup' && ticked.has(code) ? [code] : [],
        )}
        hasCards={orders.some(({ code, gift }) => gift && hasCard(gift) && ticked.has(code))}
        waiting={codes.length}
        chooseAll={(on) => setTicked(new Set(on ? codes : []))}
      />
      {orders.length === 0 && <EmptyState title={<Trans>Nothing to do</Trans>} />}
      {[...byDay].map(([name, own]) => (
        <section key={name} className="mt-8">
          <h2 className="text-heading">
            <Trans>Paid on {name}</Trans>
          </h2>
          <ul aria-label={t`Orders paid on ${name}`} className="mt-3 border-hairline border-t">
            {list(own)}
          </ul>
        </section>
      ))}
      {later.length > 0 && (
        <section className="mt-8">
          <h2 className="text-heading">
            <Trans>Gifts for a later day</Trans>
          </h2>
          <p className="text-ink-soft text-small">
            <Trans>Please do not ship these yet.</Trans>
          </p>
          <ul aria-label={t`Gifts for a later day`} className="mt-3 border-hairline border-t">
            {list(later)}
          </ul>
        </section>
      )}
    </>
  );
}
