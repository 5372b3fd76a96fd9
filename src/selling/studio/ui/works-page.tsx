import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import type { worksReply } from '../studio.contract.ts';
import { worksQuery } from '../studio.queries.ts';
import { readWorkSearch, type WorkSearch } from '../work-search.rules.ts';
import { StageLinks } from './stage-links.tsx';
import { type DoneStep, StepUndo } from './step-undo.tsx';
import { WorkFilters } from './work-filters.tsx';
import { WorkRow } from './work-row.tsx';

export function WorksPage({ search }: { search: WorkSearch }) {
  const { options } = useRouter();
  const { data, isError, refetch } = useQuery(worksQuery(options.context, search));
  const isEmpty = data !== undefined && Object.values(data.stages).every((count) => count === 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-display">
          <Trans>Your works</Trans>
        </h1>
        {!isEmpty && (
          <ButtonLink kind="primary" icon="plus" to="/account/work/$id" params={{ id: 'new' }}>
            <Trans>Add a work</Trans>
          </ButtonLink>
        )}
      </div>
      {data ? (
        isEmpty ? (
          <FirstWork />
        ) : (
          <Listed search={search} works={data} />
        )
      ) : isError ? (
        <EmptyState
          title={<Trans>Your works could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <SkeletonGroup className="mt-8 grid gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </SkeletonGroup>
      )}
    </>
  );
}

function FirstWork() {
  return (
    <EmptyState
      title={<Trans>Add your first work</Trans>}
      action={
        <ButtonLink kind="primary" to="/account/work/$id" params={{ id: 'new' }}>
          <Trans>Add a work</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Upload its picture, choose the crop, write a few words, and see which sizes and prices it will have.
      </Trans>
    </EmptyState>
  );
}

type Works = z.infer<typeof worksReply>;

function Listed({ search, works }: { search: WorkSearch; works: Works }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [done, setDone] = useState<DoneStep>();
  const find = (next: WorkSearch) => void navigate({ to: '/account/work', search: readWorkSearch({ ...next }) });
  return (
    <>
      <StageLinks search={search} stages={works.stages} />
      <WorkFilters key={search.keyword} search={search} artists={works.artists} onFind={find} />
      {done && <StepUndo key={`${done.item_id} ${done.step}`} done={done} onDone={setDone} />}
      {works.total === 0 ? (
        <EmptyState
          title={<Trans>No matching works</Trans>}
          action={
            <ButtonLink to="/account/work" search={{}}>
              <Trans>Show all works</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p role="status" className="mt-5 text-ink-soft text-small">
            <Plural value={works.total} one="# work" other="# works" />
          </p>
          <ul aria-label={t`Your works`} className="mt-2 border-hairline border-t">
            {works.list.map((work) => (
              <WorkRow key={work.item_id} work={work} showArtist={works.artists.length > 1} onDone={setDone} />
            ))}
          </ul>
          <Pagination
            className="mt-8"
            page={works.page}
            pages={works.pages}
            renderLink={(page, link) => (
              <Link to="/account/work" search={readWorkSearch({ ...search, page })} {...link} />
            )}
          />
        </>
      )}
    </>
  );
}
