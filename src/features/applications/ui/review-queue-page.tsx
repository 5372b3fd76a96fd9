import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Pagination } from '#web/kit/pagination.tsx';
import { SelectField } from '#web/kit/select-field.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { APPLICATION_KINDS, APPLICATION_STATES, type ApplicationState } from '../application.rules.ts';
import { KIND_WORDS, STATE_WORDS } from '../application.words.ts';
import { applicationsQuery } from '../application-review.queries.ts';
import { type ReviewSearch, readReviewSearch } from '../application-search.rules.ts';
import { ReviewRow } from './review-row.tsx';

/** The applications, what is due first on top, by state and kind, and everybody by name or e-mail address. */
export function ReviewQueuePage({ search }: { search: ReviewSearch }) {
  return (
    <>
      <h1 className="text-display">
        <Trans>Applications</Trans>
      </h1>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <States search={search} />
        <div className="min-w-0">
          <Search key={`${search.keyword} ${search.kind}`} search={search} />
          <Found search={search} />
        </div>
      </div>
    </>
  );
}

function States({ search }: { search: ReviewSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(applicationsQuery(options.context, search));
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const line = (state: ApplicationState | undefined, name: string, count: number | undefined) => (
    <li key={name}>
      <Link
        to="/admin/application"
        search={readReviewSearch({ ...search, state, page: undefined })}
        // The router's own idea of "here" would leave out the second page of a state.
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={state === search.state ? 'page' : undefined}
        className="flex min-h-11 items-center gap-x-2 border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:justify-between lg:border-s-2 lg:border-b-0 lg:ps-4"
      >
        {name}
        <span className="text-caption tabular-nums">{count ?? ''}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t`States`}>
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:gap-0">
        {line(undefined, t`All`, all)}
        {APPLICATION_STATES.map((state) => line(state, i18n._(STATE_WORDS[state]), data?.counts[state]))}
      </ul>
    </nav>
  );
}

function Search({ search }: { search: ReviewSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { keyword, kind } = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/admin/application', search: readReviewSearch({ state: search.state, keyword, kind }) });
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Name, gallery or e-mail`}
          type="search"
          name="keyword"
          defaultValue={search.keyword}
          maxLength={150}
          className="min-w-0 flex-1 basis-56"
        />
        <SelectField
          label={t`Kind`}
          name="kind"
          defaultValue={search.kind ?? ''}
          placeholder={t`Artists and galleries`}
          options={APPLICATION_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_WORDS[kind]) }))}
          className="min-w-0 basis-60"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Found({ search }: { search: ReviewSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(applicationsQuery(options.context, search));
  if (!data) {
    if (isError) return <EmptyState title={<Trans>The applications could not be loaded</Trans>} />;
    return (
      <SkeletonGroup className="mt-6 grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonGroup>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={search.keyword ? <Trans>No application fits</Trans> : <Trans>Nothing waits here</Trans>}>
        {search.keyword && <Trans>Try a part of the name or of the e-mail address.</Trans>}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mt-5 text-ink-soft text-small">
        <Plural value={data.total} one="# application" other="# applications" />
      </p>
      <ul aria-label={t`Applications`} className="mt-2 border-hairline border-t">
        {data.list.map((application) => (
          <ReviewRow key={application.application_id} application={application} />
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => (
          <Link to="/admin/application" search={readReviewSearch({ ...search, page })} {...link} />
        )}
      />
    </>
  );
}
