import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { bulkChangesQuery } from '../prices.queries.ts';
import { BulkRow } from './bulk-row.tsx';

/** The bulk changes, latest first, each with its undo. */
export function BulkHistory({ page }: { page: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(bulkChangesQuery(options.context, page));
  return (
    <section className="mt-14">
      <h2 className="text-title">
        <Trans>Earlier changes</Trans>
      </h2>
      <DeskList
        query={query}
        label={t`Earlier changes`}
        counted={(total) => <Plural value={total} one="# change" other="# changes" />}
        empty={<EmptyState title={<Trans>No bulk price changes yet</Trans>} />}
        row={(change) => <BulkRow key={change.change_id} change={change} isListed />}
        renderLink={(at, link) => <Link to="/admin/prices" search={at > 1 ? { page: at } : {}} {...link} />}
      />
    </section>
  );
}
