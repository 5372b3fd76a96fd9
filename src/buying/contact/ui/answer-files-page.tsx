import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { AttachmentEntry } from '#people/threads/thread.contract.ts';
import { answerFilesQuery } from '../contact-files.queries.ts';
import { FILES_DAYS } from '../contact-files.rules.ts';

interface AnswerFilesPageProps {
  link: string;
  children: (files: readonly AttachmentEntry[]) => ReactNode;
}

/**
 * The target of the link in a mailed answer with files. The secret is in the `#` part and stays there, so that the link works
 * again.
 */
export function AnswerFilesPage(props: AnswerFilesPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-display">
        <Trans>Files for you</Trans>
      </h1>
      <div className="mt-8 max-w-2xl">
        <Linked {...props} />
      </div>
    </div>
  );
}

function Linked({ link, children }: AnswerFilesPageProps) {
  const { options } = useRouter();
  const clock = useShopClock();
  const { data, error, refetch, isFetching } = useQuery(answerFilesQuery(options.context, link));
  if (!data) {
    if (!error) return <Waiting />;
    if (isEnded(error)) return <Expired />;
    return (
      <div role="alert" className="grid justify-items-start gap-5">
        <p className="text-lead">{error.message}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const { number, list } = data;
  const until = clock(data.until);
  return (
    <>
      <p className="text-lead">
        <Trans>They belong to our reply to your enquiry no. {number}.</Trans>
      </p>
      {children(list)}
      <p className="mt-8 text-ink-soft text-small">
        <Trans>You can open them until {until}. Save what you want to keep.</Trans>
      </p>
    </>
  );
}

/** A truncated link counts as expired too. */
function isEnded(failure: Error): boolean {
  return failure instanceof ApiFailure && (failure.code === 'link_expired' || 'token' in failure.errors);
}

function Expired() {
  return (
    <div role="status">
      <p className="text-lead">
        <Trans>This link has expired, or is not complete.</Trans>
      </p>
      <p className="prose-text mt-3">
        <Trans>
          Links to files work for {FILES_DAYS} days. If you still need them, just reply to our e-mail and we will send
          them again.
        </Trans>
      </p>
      <p className="mt-6">
        {/* The form has the same URL without the secret, so the page must reload. */}
        <Link to="/contact" reloadDocument className="text-link">
          <Trans>Contact us</Trans>
        </Link>
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-6 max-w-md" />
      <Skeleton className="h-32" />
    </SkeletonGroup>
  );
}
