import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { WORK_ORDERS, type WorkOrder, type WorkSearch } from '../work-search.rules.ts';

interface WorkFiltersProps {
  search: WorkSearch;
  artists: readonly { artist_id: number; name: string }[];
  onFind: (search: WorkSearch) => void;
}

/** A keyword, the artist (for a gallery), and the order of the list. */
export function WorkFilters({ search, artists, onFind }: WorkFiltersProps) {
  const { t } = useLingui();
  const orders: Record<WorkOrder, string> = {
    changed: t`Changed last`,
    title: t`By title`,
    newest: t`Newest first`,
  };
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '');
    onFind({ ...search, keyword, page: 1 });
  }
  const without = (change: Partial<WorkSearch>) => onFind({ ...search, page: 1, ...change });
  return (
    <search>
      <form onSubmit={find} className="mt-5 grid items-end gap-4 sm:grid-cols-2 lg:flex">
        <div className="flex min-w-0 flex-1 items-end gap-3 sm:col-span-2">
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
        </div>
        {artists.length > 1 && (
          <SelectField
            label={t`Artist`}
            value={search.artist ?? ''}
            placeholder={t`All artists`}
            onChange={({ target }) => without({ artist: target.value })}
            options={artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
          />
        )}
        <SelectField
          label={t`Sort by`}
          value={search.sort ?? 'changed'}
          onChange={({ target }) => without({ sort: WORK_ORDERS.find((order) => order === target.value) ?? 'changed' })}
          options={WORK_ORDERS.map((order) => ({ value: order, label: orders[order] }))}
        />
      </form>
    </search>
  );
}
