import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { EmptyState } from '#kit/empty-state.tsx';
import { lazily } from '#kit/later.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { KIND_WORDS } from '../application.words.ts';
import { reviewedQuery } from '../application-review.queries.ts';
import { ApplicationBadge } from './application-badge.tsx';
import { ReviewChecklist } from './review-checklist.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewHistory } from './review-history.tsx';

const ReviewDecision = lazily(() =>
  import('./review-decision.tsx').then((module) => ({ default: module.ReviewDecision })),
);

interface ReviewPageProps {
  id: string;
  /** The conversation with the applicant, which another module renders. */
  conversation: (applicant: string) => ReactNode;
}

export function ReviewPage({ id, conversation }: ReviewPageProps) {
  const { options } = useRouter();
  const query = useQuery(reviewedQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/application" className="text-link">
          <Trans>All applications</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<EmptyState heading="h1" title={<Trans>Application not found</Trans>} />}>
        {(data) => <LoadedApplication application={data} conversation={conversation} />}
      </Loaded>
    </>
  );
}

function LoadedApplication({
  application,
  conversation,
}: {
  application: ReviewedApplication;
  conversation: ReviewPageProps['conversation'];
}) {
  const { t } = useLingui();
  const { member, gallery, artist, application_id } = application;
  const person = member.name || t`Deleted account`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-title [overflow-wrap:anywhere]">{gallery?.name || person}</h1>
        <ApplicationBadge state={application.state} />
      </div>
      <Dates application={application} />
      {artist && (
        <p className="mt-2 text-small">
          <Link to="/artist/$id" params={{ id: artist.slug }} className="text-link">
            <Trans>See the public page</Trans>
          </Link>
        </p>
      )}
      <Suspense fallback={<Skeleton className="mt-8 h-64" />}>
        <ReviewDecision key={application_id} application={application} />
      </Suspense>
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <ReviewFacts application={application} />
          <Section title={<Trans>Conversation and files</Trans>}>{conversation(person)}</Section>
        </div>
        <div className="min-w-0">
          <ReviewChecklist application={application} />
          <ReviewHistory application={application} />
        </div>
      </div>
    </>
  );
}

function Dates({ application }: { application: ReviewedApplication }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { kind, created_at, due_at, is_overdue } = application;
  const came = clock(created_at);
  const due = due_at ? clock(due_at) : '';
  return (
    <p role="status" className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-small">
      <span>{i18n._(KIND_WORDS[kind])}</span>
      <span>
        <Trans>Received {came}</Trans>
      </span>
      {due && (
        <span className={is_overdue ? 'font-medium text-bad' : ''}>
          {is_overdue ? <Trans>Overdue since {due}</Trans> : <Trans>Due {due}</Trans>}
        </span>
      )}
    </p>
  );
}
