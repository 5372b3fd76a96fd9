import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { reviewedWorkQuery } from '../review.queries.ts';
import type { ReviewedWork } from '../studio.contract.ts';
import { ReviewAlike } from './review-alike.tsx';
import { ReviewChecks } from './review-checks.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewTexts } from './review-texts.tsx';
import { StageBadge } from './stage-badge.tsx';
import { ReviewEvents } from './work-history.tsx';

/** One work for a reviewer: large, with the automatic checks and the decision. */
export function ReviewPage({ id }: { id: string }) {
  const { options } = useRouter();
  const query = useQuery(reviewedWorkQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/review" className="text-link">
          <Trans>Works to review</Trans>
        </Link>
      </p>
      <Loaded
        query={query}
        missing={<EmptyState heading="h1" title={<Trans>Work not found</Trans>} />}
        skeleton={['h-10 max-w-md', 'h-96']}
      >
        {(data) => <LoadedWork work={data} />}
      </Loaded>
    </>
  );
}

function LoadedWork({ work }: { work: ReviewedWork }) {
  const { t } = useLingui();
  const { picture } = work;
  return (
    <>
      <Head work={work} />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <div className="grid place-items-center bg-wall-deep p-4 sm:p-8">
            {picture ? (
              <div style={{ width: `min(100%, calc(80dvh * ${work.aspect.toFixed(4)}))` }}>
                <Picture
                  picture={picture}
                  alt={work.title || t`Untitled`}
                  sizes="(min-width: 64rem) 60vw, 100vw"
                  priority="lead"
                />
              </div>
            ) : (
              <p className="py-24 text-ink-soft">
                <Trans>No picture yet</Trans>
              </p>
            )}
          </div>
        </div>
        <div className="min-w-0">
          <ReviewDecision work={work} />
          <ReviewChecks work={work} />
        </div>
      </div>
      <div className="mt-8">
        <ReviewAlike work={work} />
        <Section title={<Trans>Texts</Trans>}>
          <ReviewTexts work={work} />
        </Section>
        <ReviewEvents work={work} />
      </div>
    </>
  );
}

function Head({ work }: { work: ReviewedWork }) {
  const { t } = useLingui();
  const time = useShopClock();
  const since = work.submitted_at && time(work.submitted_at);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="min-w-0 text-title [overflow-wrap:anywhere]">{work.title || t`Untitled`}</h1>
        <StageBadge stage={work.stage} />
        {work.picture_state === 'ready' && (
          <ButtonLink
            kind="quiet"
            icon="eye"
            to="/preview/$who/$id"
            params={{ who: 'reviewer', id: String(work.item_id) }}
          >
            <Trans>Preview</Trans>
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 text-ink-soft text-small [overflow-wrap:anywhere]">
        {work.artist.name}
        {work.seller && ` · ${work.seller.name} (${work.seller.email})`}
        {since && (
          <>
            {' · '}
            <Trans>Submitted {since}</Trans>
          </>
        )}
        {work.returned > 0 && (
          <>
            {' · '}
            <Plural value={work.returned} one="sent back once" other="sent back # times" />
          </>
        )}
      </p>
    </>
  );
}
