import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { TextField } from '#kit/text-field.tsx';
import { salesListQuery } from '../sales.queries.ts';
import { SORT_WORDS } from '../sales.words.ts';
import { readSalesSearch, type SalesSearch, SORTS } from '../sales-search.rules.ts';
import { NoWorks, SalesFailed } from './sales-empty.tsx';
import { SalesItems } from './sales-works.tsx';

interface SalesListProps {
  status: 'online' | 'offline';
  search: SalesSearch;
}

/** A seller's published or other works: searched, sorted, paged. */
export function SalesList({ status, search }: SalesListProps) {
  return (
    <>
      <Search key={search.keyword} search={search} />
      <Found status={status} search={search} />
    </>
  );
}

function Search({ search }: { search: SalesSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const show = (next: Record<string, unknown>) =>
    void navigate({ to: '/account/sales', search: readSalesSearch({ ...search, page: 1, ...next }), replace: true });
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ keyword: new FormData(event.currentTarget).get('keyword') });
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <search className="min-w-0 flex-1 basis-72">
        <form onSubmit={find} className="flex items-end gap-3">
          <TextField
            label={t`Title or artist`}
            type="search"
            name="keyword"
            defaultValue={search.keyword}
            maxLength={150}
            className="min-w-0 flex-1"
          />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <SelectField
        label={t`Sort by`}
        className="w-44"
        value={search.sort ?? 'new'}
        options={SORTS.map((sort) => ({ value: sort, label: i18n._(SORT_WORDS[sort]) }))}
        onChange={({ target }) => show({ sort: target.value })}
      />
    </div>
  );
}

function Found({ status, search }: SalesListProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(salesListQuery(options.context, status, search));
  if (!data) {
    if (isError) return <SalesFailed />;
    return (
      <SkeletonGroup className="mt-6 grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  if (data.total === 0) {
    if (search.keyword) return <EmptyState heading="h3" title={<Trans>No matching works</Trans>} />;
    if (status === 'online') return <NoWorks />;
    return <EmptyState heading="h3" title={<Trans>All your works are online</Trans>} />;
  }
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft text-small">
        <Plural value={data.total} one="# work" other="# works" />
      </p>
      <SalesItems items={data.list} label={status === 'online' ? t`Online works` : t`Offline works`} />
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => (
          <Link to="/account/sales" search={readSalesSearch({ ...search, page })} {...link} />
        )}
      />
    </>
  );
}
