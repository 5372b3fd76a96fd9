import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Pagination } from '#web/kit/pagination.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { enquiriesQuery } from '../contact-desk.queries.ts';
import { type DeskSearch, ENQUIRY_STATES, readDeskSearch } from '../enquiry.rules.ts';
import { STATE_WORDS } from '../enquiry.words.ts';
import { DeskRow } from './desk-row.tsx';

/** The enquiries of the contact form, open ones first of all. */
export function DeskPage({ search }: { search: DeskSearch }) {
  return (
    <>
      <h1 className="text-display">
        <Trans>Enquiries</Trans>
      </h1>
      <States search={search} />
      <Found search={search} />
    </>
  );
}

function States({ search }: { search: DeskSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(enquiriesQuery(options.context, search));
  return (
    <nav aria-label={t`States`} className="mt-6">
      <ul className="flex flex-wrap gap-x-5">
        {ENQUIRY_STATES.map((state) => (
          <li key={state}>
            <Link
              to="/admin/contact"
              search={readDeskSearch({ state })}
              // The router's own idea of "here" would leave out the second page of a state.
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={state === (search.state ?? 'open') ? 'page' : undefined}
              className="flex min-h-11 items-center gap-x-2 border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {i18n._(STATE_WORDS[state])}
              <span className="text-caption tabular-nums">{data?.counts[state] ?? ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ search }: { search: DeskSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(enquiriesQuery(options.context, search));
  if (!data) {
    if (isError) return <EmptyState title={<Trans>The enquiries could not be loaded</Trans>} />;
    return (
      <SkeletonGroup className="mt-6 grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  }
  if (data.total === 0) return <EmptyState title={<Trans>Nothing waits here</Trans>} />;
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft text-small">
        <Plural value={data.total} one="# enquiry" other="# enquiries" />
      </p>
      <ul aria-label={t`Enquiries`} className="mt-2 border-hairline border-t">
        {data.list.map((enquiry) => (
          <DeskRow key={enquiry.enquiry_id} enquiry={enquiry} />
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => <Link to="/admin/contact" search={readDeskSearch({ ...search, page })} {...link} />}
      />
    </>
  );
}
