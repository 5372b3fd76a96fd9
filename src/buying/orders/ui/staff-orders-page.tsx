import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { staffOrdersQuery } from '../order-staff.queries.ts';
import { QUEUE_WORDS } from '../order-staff.words.ts';
import { readStaffSearch, STAFF_QUEUES, type StaffSearch } from '../order-staff-search.rules.ts';
import { StaffOrderFilters } from './staff-order-filters.tsx';
import { StaffOrderRow } from './staff-order-row.tsx';

export function StaffOrdersPage({ search }: { search: StaffSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(staffOrdersQuery(options.context, search));
  const { queue, keyword } = search;
  const number = new Intl.NumberFormat(useLocale());
  return (
    <DeskPage
      title={<Trans>Order desk</Trans>}
      side={
        <DeskQueues
          label={t`Queues`}
          names={STAFF_QUEUES}
          here={queue ?? 'all'}
          nameOf={(name) => i18n._(QUEUE_WORDS[name])}
          renderLink={(name, link) => (
            <Link to="/admin/order" search={readStaffSearch({ ...search, queue: name, page: 1 })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Order number, name, e-mail, phone or tracking number`}
        keyword={keyword}
        find={(values) => void navigate({ to: '/admin/order', search: readStaffSearch({ queue, ...values }) })}
      >
        <StaffOrderFilters search={search} />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Orders`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>More than {number.format(total)} orders; only the first pages can be shown.</Trans>
          ) : (
            <Plural value={total} one="# order" other="# orders" />
          )
        }
        empty={<NoOrder isNarrowed={Object.keys(search).some((name) => name !== 'queue' && name !== 'page')} />}
        row={(order) => <StaffOrderRow key={order.code} order={order} />}
        renderLink={(page, link) => <Link to="/admin/order" search={readStaffSearch({ ...search, page })} {...link} />}
      />
    </DeskPage>
  );
}

function NoOrder({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) return <EmptyState title={<Trans>Nothing to do</Trans>} />;
  return (
    <EmptyState title={<Trans>No matching orders</Trans>}>
      <Trans>Try part of the number, name or e-mail address, or fewer filters.</Trans>
    </EmptyState>
  );
}
