import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { reviewsQuery } from '../review.queries.ts';
import type { ReviewEntry } from '../studio.contract.ts';
import { STAGE_WORDS } from '../studio.words.ts';
import type { WorkStage } from '../studio-steps.rules.ts';
import { type ReviewSearch, readReviewSearch } from '../work-search.rules.ts';
import { StageBadge } from './stage-badge.tsx';

/** Works awaiting review first, then those to look up. */
const QUEUES = [
  'submitted',
  'needs_changes',
  'online',
  'paused',
  'draft',
  'removed',
] as const satisfies readonly WorkStage[];

/** Submitted works, longest waiting first. */
export function ReviewsPage({ search }: { search: ReviewSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useQuery(reviewsQuery(options.context, search));
  return (
    <DeskPage
      title={<Trans>Works to review</Trans>}
      side={
        <DeskQueues
          label={t`Stages`}
          names={QUEUES}
          here={search.stage ?? 'submitted'}
          nameOf={(stage) => i18n._(STAGE_WORDS[stage])}
          renderLink={(stage, link) => <Link to="/admin/review" search={readReviewSearch({ stage })} {...link} />}
        />
      }
    >
      <DeskList
        query={query}
        label={t`Works`}
        counted={(total) => <Plural value={total} one="# work" other="# works" />}
        empty={<EmptyState title={<Trans>Nothing to do</Trans>} />}
        row={(work) => <ReviewRow key={work.item_id} work={work} />}
        renderLink={(page, link) => (
          <Link to="/admin/review" search={readReviewSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
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
            to="/admin/review/$id"
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
          {since && <Trans>Submitted {since}</Trans>}
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
