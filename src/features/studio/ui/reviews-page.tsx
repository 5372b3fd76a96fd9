import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Pagination } from '#web/kit/pagination.tsx';
import { Picture } from '#web/kit/pictures/picture.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { useShopClock } from '#web/kit/use-shop-clock.ts';
import { reviewsQuery } from '../review.queries.ts';
import type { ReviewEntry } from '../studio.contract.ts';
import { STAGE_WORDS } from '../studio.words.ts';
import type { WorkStage } from '../studio-steps.rules.ts';
import { type ReviewSearch, readReviewSearch } from '../work-search.rules.ts';
import { StageBadge } from './stage-badge.tsx';

/** What waits for reviewers first, then what they may look up. */
const QUEUES = [
  'submitted',
  'needs_changes',
  'online',
  'paused',
  'draft',
  'removed',
] as const satisfies readonly WorkStage[];

/** The works that were sent in, those that wait longest first. */
export function ReviewsPage({ search }: { search: ReviewSearch }) {
  return (
    <>
      <h1 className="text-display">
        <Trans>Works to review</Trans>
      </h1>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Queues search={search} />
        <Found search={search} />
      </div>
    </>
  );
}

function Queues({ search }: { search: ReviewSearch }) {
  const { t, i18n } = useLingui();
  const open = search.stage ?? 'submitted';
  return (
    <nav aria-label={t`Stages`}>
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:gap-0">
        {QUEUES.map((stage) => (
          <li key={stage}>
            <Link
              to="/admin/work"
              search={readReviewSearch({ stage })}
              // The router's own idea of "here" would leave out the second page of a queue.
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={stage === open ? 'page' : undefined}
              className="flex min-h-11 items-center border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink lg:border-s-2 lg:border-b-0 lg:ps-4"
            >
              {i18n._(STAGE_WORDS[stage])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ search }: { search: ReviewSearch }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(reviewsQuery(options.context, search));
  if (!data) {
    if (isError) return <EmptyState title={<Trans>The works could not be loaded</Trans>} />;
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  if (data.total === 0) return <EmptyState title={<Trans>Nothing waits here</Trans>} />;
  return (
    <div className="min-w-0">
      <p role="status" className="text-ink-soft text-small">
        <Plural value={data.total} one="# work" other="# works" />
      </p>
      <ul aria-label={t`Works`} className="mt-2 border-hairline border-t">
        {data.list.map((work) => (
          <ReviewRow key={work.item_id} work={work} />
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(page, link) => <Link to="/admin/work" search={readReviewSearch({ ...search, page })} {...link} />}
      />
    </div>
  );
}

function ReviewRow({ work }: { work: ReviewEntry }) {
  const { t } = useLingui();
  const time = useShopClock();
  const since = work.submitted_at && time(work.submitted_at);
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <div className="flex justify-center">
        {work.picture && (
          <div style={{ width: `min(100%, ${(4.5 * work.aspect).toFixed(3)}rem)` }}>
            <Picture picture={work.picture} alt="" sizes="4.5rem" />
          </div>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/work/$id"
            params={{ id: String(work.item_id) }}
            className="after:absolute after:inset-0 hover:text-accent [overflow-wrap:anywhere]"
          >
            {work.title || t`Untitled`}
          </Link>
          <StageBadge stage={work.stage} />
        </p>
        <p className="text-small [overflow-wrap:anywhere]">
          {work.artist.name}
          {work.seller && work.seller.name !== work.artist.name && ` · ${work.seller.name}`}
        </p>
        <p className="text-ink-soft text-small">
          {since && <Trans>Sent in {since}</Trans>}
          {work.returned > 0 && (
            <>
              {' · '}
              <Plural value={work.returned} one="sent back once" other="sent back # times" />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
