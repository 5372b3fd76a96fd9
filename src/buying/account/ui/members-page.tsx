import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { DeskStream } from '#kit/desk/desk-stream.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import {
  MEMBER_KINDS,
  MEMBER_SORTS,
  type MemberSearch,
  readMemberSearch,
} from '#people/members/member-search.rules.ts';
import { STANDINGS } from '#shared/rights.ts';
import { membersQuery } from '../member-desk.queries.ts';
import { MEMBER_KIND_WORDS, MEMBER_SORT_WORDS, STANDING_WORDS } from '../member-desk.words.ts';
import { MemberRow } from './member-row.tsx';

/** All members, searchable by the details they give on the telephone. */
export function MembersPage({ search }: { search: MemberSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useInfiniteQuery(membersQuery(options.context, search));
  const isNarrowed = Object.keys(search).some((name) => name !== 'sort');
  return (
    <DeskPage title={<Trans>Members</Trans>}>
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Name, e-mail, phone or member number`}
        keyword={search.keyword}
        find={(values) => void navigate({ to: '/admin/member', search: readMemberSearch(values) })}
      >
        <Filters search={search} />
      </DeskSearch>
      <DeskStream
        query={query}
        label={t`Members`}
        empty={
          <EmptyState title={isNarrowed ? <Trans>No matching members</Trans> : <Trans>No members yet</Trans>}>
            {isNarrowed && <Trans>Try part of the name, e-mail address or number, or fewer filters.</Trans>}
          </EmptyState>
        }
        row={(member) => <MemberRow key={member.member_id} member={member} />}
      />
    </DeskPage>
  );
}

function Filters({ search: { type, standing, proved, orders, sort } }: { search: MemberSearch }) {
  const { t, i18n } = useLingui();
  const any = t`Any`;
  const yesNo = [
    { value: 'yes', label: t`Yes` },
    { value: 'no', label: t`No` },
  ];
  return (
    <details open={[type, standing, proved, orders, sort].some(Boolean)} className="order-last basis-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">
        <Trans>Filters and order</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
        <SelectField
          name="type"
          label={t`Kind`}
          defaultValue={type ?? ''}
          placeholder={any}
          options={MEMBER_KINDS.map((value) => ({ value, label: i18n._(MEMBER_KIND_WORDS[value]) }))}
        />
        <SelectField
          name="standing"
          label={t`Application`}
          defaultValue={standing ?? ''}
          placeholder={any}
          options={STANDINGS.map((value) => ({ value, label: i18n._(STANDING_WORDS[value]) }))}
        />
        <SelectField
          name="proved"
          label={t`E-mail confirmed`}
          defaultValue={proved ?? ''}
          placeholder={any}
          options={yesNo}
        />
        <SelectField
          name="orders"
          label={t`Has ordered`}
          defaultValue={orders ?? ''}
          placeholder={any}
          options={yesNo}
        />
        <SelectField
          name="sort"
          label={t`Sorted by`}
          defaultValue={sort ?? 'newest'}
          options={MEMBER_SORTS.map((value) => ({ value, label: i18n._(MEMBER_SORT_WORDS[value]) }))}
        />
      </div>
    </details>
  );
}
