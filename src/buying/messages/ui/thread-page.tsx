import { Trans } from '@lingui/react/macro';
import { type InfiniteQueryObserverResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { lazily } from '#kit/later.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import type { ThreadDetail } from '#people/threads/thread.contract.ts';
import { threadQuery, useReply } from '../message.queries.ts';
import { unreadQuery } from '../unread.queries.ts';
import { Letter, LetterFrame } from './letter.tsx';
import { ThreadAbout } from './thread-about.tsx';
import { useThreadTitle } from './use-thread-title.ts';

const ReplyForm = lazily(() => import('./reply-form.tsx').then(({ ReplyForm: component }) => ({ default: component })));

/** The latest letter is last. */
export function ThreadPage({ id, brand }: { id: string; brand: string }) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(threadQuery(options.context, id));
  const { dataUpdatedAt } = query;
  useEffect(() => {
    // Opening the conversation marked it as read.
    if (dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: unreadQuery(options.context).queryKey });
  }, [dataUpdatedAt, queryClient, options.context]);
  return (
    <Loaded query={query} missing={<Missing />} skeleton={['h-12 w-80 max-w-full', 'h-28', 'h-28']}>
      {({ pages }) => <Conversation id={id} brand={brand} pages={pages} earlier={query} />}
    </Loaded>
  );
}

interface ConversationProps {
  id: string;
  brand: string;
  pages: readonly ThreadDetail[];
  earlier: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

function Conversation({ id, brand, pages, earlier }: ConversationProps) {
  const { options } = useRouter();
  const titleOf = useThreadTitle();
  const profile = useQuery(memberProfile(options.context));
  const reply = useReply(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = earlier;
  const thread = pages[0];
  if (!thread) return null;
  const letters = pages.toReversed().flatMap(({ list }) => list);
  return (
    <>
      <p className="mb-4">
        <Link to="/account/message" className="text-link text-small">
          <Trans>All messages</Trans>
        </Link>
      </p>
      <h1 className="text-display [overflow-wrap:anywhere] [word-break:normal]">{titleOf(thread).title}</h1>
      <ThreadAbout thread={thread} />
      {hasNextPage && (
        <Button className="mt-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      <ol className="mt-10 grid max-w-3xl gap-10">
        {letters.map((message) => (
          <li key={message.message_id}>
            <Letter message={message} who={message.side === 'member' ? <Trans>You</Trans> : brand} />
          </li>
        ))}
        {reply.isPending && (
          <li className="opacity-70">
            <LetterFrame who={<Trans>You</Trans>} when={<Trans>Sending…</Trans>} isOwn>
              <p className="prose-text whitespace-pre-line [overflow-wrap:anywhere]">{reply.variables.form.text}</p>
            </LetterFrame>
          </li>
        )}
      </ol>
      {profile.data && (
        <Suspense>
          <ReplyForm key={id} draftKey={`message ${profile.data.uid} ${id}`} reply={reply} />
        </Suspense>
      )}
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>This conversation could not be opened</Trans>}
      action={
        <Link to="/account/message" className="text-link">
          <Trans>All messages</Trans>
        </Link>
      }
    >
      <Trans>It is not among your messages.</Trans>
    </EmptyState>
  );
}
