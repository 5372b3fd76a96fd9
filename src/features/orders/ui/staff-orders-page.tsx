import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Pagination } from '#web/kit/pagination.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { staffOrdersQuery } from '../order-staff.queries.ts';
import { QUEUE_WORDS } from '../order-staff.words.ts';
import { readStaffSearch, STAFF_QUEUES, type StaffSearch } from '../order-staff-search.rules.ts';
import { StaffOrderRow } from './staff-order-row.tsx';

/** What waits for staff, one queue for each kind of work, and every order by its number or its buyer. */
export function StaffOrdersPage({ search }: { search: StaffSearch }) {
  return (
    <>
      <h1 className="text-display">
        <Trans>Order desk</Trans>
      </h1>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Queues search={search} />
        <div className="min-w-0">
          <Search key={search.keyword} search={search} />
          <Found search={search} />
        </div>
      </div>
    </>
  );
}

function Queues({ search }: { search: StaffSearch }) {
  const { t, i18n } = useLingui();
  const open = search.queue ?? 'all';
  return (
    <nav aria-label={t`Queues`}>
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:gap-0">
        {STAFF_QUEUES.map((queue) => (
          <li key={queue}>
            <Link
              to="/admin/order"
              search={readStaffSearch({ queue, keyword: search.keyword })}
              // The router's own idea of "here" would leave out the second page of a queue.
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={queue === open ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:border-s-2 lg:border-b-0 lg:ps-4"
            >
              {i18n._(QUEUE_WORDS[queue])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ search }: { search: StaffSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    void navigate({ to: '/admin/order', search: readStaffSearch({ queue: search.queue, keyword }) });
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Order number, name, e-mail, phone or parcel`}
          type="search"
          name="keyword"
          defaultValue={search.keyword}
          maxLength={150}
          className="min-w-0 flex-1 basis-64"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Found({ search }: { search: StaffSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(staffOrdersQuery(options.context, search));
  if (!data) {
    if (isError) return <EmptyState title={<Trans>The orders could not be loaded</Trans>} />;
    return (
      <SkeletonGroup className="mt-6 grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </SkeletonGroup>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={search.keyword ? <Trans>No order fits</Trans> : <Trans>Nothing waits here</Trans>}>
        {search.keyword && <Trans>Try a part of the number, the name or the e-mail address.</Trans>}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft text-small">
        <Plural value={data.total} one="# order" other="# orders" />
      </p>
      <ul aria-label={t`Orders`} className="mt-2 border-hairline border-t">
        {data.list.map((order) => (
          <StaffOrderRow key={order.code} order={order} />
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => <Link to="/admin/order" search={readStaffSearch({ ...search, page })} {...link} />}
      />
    </>
  );
}
