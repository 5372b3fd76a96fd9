import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { ListNotLoaded } from '#kit/desk/list-states.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { reviewThreadQuery } from '#people/applications/application-review.queries.ts';
import { Letter } from './letter.tsx';

interface ApplicationLettersProps {
  id: string;
  applicant: string;
  brand: string;
}

/** The messages about an application with their files, for reviewers. */
export function ApplicationLetters({ id, applicant, brand }: ApplicationLettersProps) {
  const { options } = useRouter();
  const query = useInfiniteQuery(reviewThreadQuery(options.context, id));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) {
    if (isError) return <ListNotLoaded again={refetch} />;
    return (
      <SkeletonGroup>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  }
  const letters = data.pages.toReversed().flatMap(({ list }) => list);
  if (letters.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No messages yet. Ask a question to start the conversation.</Trans>
      </p>
    );
  }
  return (
    <>
      {hasNextPage && (
        <Button className="mb-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      <ol className="grid gap-8">
        {letters.map((message) => (
          <li key={message.message_id}>
            <Letter
              message={message}
              who={message.side === 'member' ? applicant : brand}
              filesAt={{ path: `/api/admin/application/${id}/attachment` }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
