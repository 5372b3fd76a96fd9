import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { type BulkSearch, readBulkSearch } from '../bulk-search.rules.ts';
import { saveBulkTable } from '../file.queries.ts';
import { bulkLinesQuery } from '../prices.queries.ts';
import { BulkLineRow } from './bulk-line-row.tsx';
import { BulkRow } from './bulk-row.tsx';

export function BulkPage({ id, search }: { id: string; search: BulkSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(bulkLinesQuery(options.context, id, search));
  const { data, error, refetch } = query;
  if (!data && error)
    return (
      <NotLoaded
        error={error}
        again={() => void refetch()}
        missing={<EmptyState heading="h1" title={<Trans>Change not found</Trans>} />}
      />
    );
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/prices" className="text-link">
          <Trans>All prices and earlier changes</Trans>
        </Link>
      </p>
      <DeskPage title={<Trans>Bulk change no. {id}</Trans>} actions={data && <SaveTable id={data.change.change_id} />}>
        {data && (
          <ul aria-label={t`The change`} className="mb-6 border-hairline border-t">
            <BulkRow change={data.change} />
          </ul>
        )}
        <DeskSearch
          key={JSON.stringify(search)}
          label={t`Title, artist or number`}
          keyword={search.keyword}
          find={(values) => void navigate({ to: '/admin/prices/$id', params: { id }, search: readBulkSearch(values) })}
        />
        <DeskList
          query={query}
          label={t`Lines of the change`}
          counted={(total) => <Plural value={total} one="# line" other="# lines" />}
          empty={<EmptyState title={<Trans>No matching lines</Trans>} />}
          row={(line) => <BulkLineRow key={line.line} line={line} />}
          renderLink={(page, link) => (
            <Link to="/admin/prices/$id" params={{ id }} search={readBulkSearch({ ...search, page })} {...link} />
          )}
        />
      </DeskPage>
    </>
  );
}

function SaveTable({ id }: { id: number }) {
  const { options } = useRouter();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    setFailure(undefined);
    setSaving(true);
    try {
      await saveBulkTable(options.context, id);
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
    } finally {
      setSaving(false);
    }
  }
  return (
    <div>
      <Button icon="download" busy={saving} onClick={() => void save()}>
        <Trans>Download as CSV</Trans>
      </Button>
      <FormRefusal message={failure} />
    </div>
  );
}
