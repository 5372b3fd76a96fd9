import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderData, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { UnwrittenLetter } from '#kit/drawing/unwritten-letter.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { lazily } from '#kit/later.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { threadsQuery } from '../message.queries.ts';
import type { MessageSearch } from '../message-search.rules.ts';
import { ThreadLine } from './thread-line.tsx';

const NewMessage = lazily(() =>
  import('./new-message.tsx').then(({ NewMessage: component }) => ({ default: component })),
);

export function MessagesPage({ search }: { search: MessageSearch }) {
  const isWriting = search.write === 'yes' || search.item_id !== undefined || search.order_code !== undefined;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-display">{isWriting ? <Trans>Write to us</Trans> : <Trans>Messages</Trans>}</h1>
        {!isWriting && (
          <ButtonLink kind="primary" icon="plus" to="/account/message" search={{ write: 'yes' }}>
            <Trans>New message</Trans>
          </ButtonLink>
        )}
      </div>
      {isWriting ? (
        <Suspense fallback={<Waiting />}>
          <NewMessage search={search} />
        </Suspense>
      ) : (
        <ThreadList page={search.page ?? 1} />
      )}
    </>
  );
}

function ThreadList({ page }: { page: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const hours = useLoaderData({ from: '__root__', select: ({ info }) => info.hours });
  const { data, isError } = useQuery(threadsQuery(options.context, page));
  if (isError && !data) {
    return (
      <EmptyState title={<Trans>Your messages could not be loaded</Trans>}>
        <Trans>Please check your connection and open the page again.</Trans>
      </EmptyState>
    );
  }
  if (!data) return <Waiting />;
  if (data.total === 0) {
    return (
      <EmptyState drawing={<UnwrittenLetter />} title={<Trans>No messages yet</Trans>}>
        <Trans>Ask us about a work, an order or anything else. Our hours: {hours}.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t`Conversations`} className="mt-8 border-hairline border-t">
        {data.list.map((thread) => (
          <ThreadLine key={thread.thread_id} thread={thread} />
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={data.page}
        pages={data.pages}
        renderLink={(to, link) => <Link to="/account/message" search={to > 1 ? { page: to } : {}} {...link} />}
      />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="mt-8 grid gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}
