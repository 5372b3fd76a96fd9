import { Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteQueryObserverResult, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { AssignField } from '#kit/desk/assign-field.tsx';
import { DueNote } from '#kit/desk/due-note.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import type { StaffThread } from '#people/threads/thread.contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { STAFF_FILES, staffThreadQuery, useThreadAction } from '../staff-message.queries.ts';
import { THREAD_STATE_WORDS } from '../staff-message.words.ts';
import { Letter } from './letter.tsx';
import { StaffReplyForm } from './staff-reply-form.tsx';
import { useThreadTitle } from './use-thread-title.ts';

interface StaffThreadPageProps {
  id: string;
  brand: string;
  /** The saved replies, in the member's language. */
  begin: (thread: StaffThread, insert: (text: string) => void) => ReactNode;
  hasPlaceholders: (text: string) => boolean;
}

export function StaffThreadPage(props: StaffThreadPageProps) {
  const { options } = useRouter();
  const query = useInfiniteQuery(staffThreadQuery(options.context, props.id));
  return (
    <Loaded query={query} missing={<Missing />}>
      {({ pages }) => <Conversation {...props} pages={pages} earlier={query} />}
    </Loaded>
  );
}

interface ConversationProps extends StaffThreadPageProps {
  pages: readonly StaffThread[];
  earlier: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

function Conversation({ id, brand, begin, hasPlaceholders, pages, earlier }: ConversationProps) {
  const { t } = useLingui();
  const { mutateAsync } = useThreadAction(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = earlier;
  const thread = pages[0];
  if (!thread) return null;
  const letters = pages.toReversed().flatMap(({ list }) => list);
  return (
    <>
      <Head thread={thread} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
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
                  who={message.side === 'member' ? thread.member.name : brand}
                  filesAt={STAFF_FILES}
                />
              </li>
            ))}
          </ol>
          <StaffReplyForm
            key={id}
            draftKey={`staff answer ${id}`}
            hint={t`It appears in the member’s messages, and they are notified by e-mail.`}
            send={(form, key) => mutateAsync({ action: 'answer', form, key })}
            seen={letters.at(-1)?.message_id ?? 0}
            begin={(insert) => begin(thread, insert)}
            hasPlaceholders={hasPlaceholders}
          />
        </div>
        <Aside thread={thread} />
      </div>
    </>
  );
}

function Head({ thread }: { thread: StaffThread }) {
  const { i18n } = useLingui();
  const { title, about } = useThreadTitle('staff')(thread);
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/message" className="text-link">
          <Trans>All messages</Trans>
        </Link>
      </p>
      <h1 className="text-title [overflow-wrap:anywhere] [word-break:normal]">{title}</h1>
      <p role="status" className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-small">
        {about && <span>{about}</span>}
        <span className="font-medium text-ink">{i18n._(THREAD_STATE_WORDS[thread.state])}</span>
        {thread.due_at && <DueNote at={thread.due_at} />}
      </p>
    </>
  );
}

function Aside({ thread }: { thread: StaffThread }) {
  const { thread_id, member, order_code, item, application_id, assigned, colleagues, state } = thread;
  const { mutate, isPending, variables } = useThreadAction(String(thread_id));
  const isClosed = state === 'closed';
  return (
    <div className="min-w-0 self-start">
      <AssignField
        assigned={assigned}
        colleagues={colleagues}
        busy={isPending && variables.action === 'assign'}
        onAssign={(json) => mutate({ action: 'assign', json })}
      />
      <dl className="border-hairline border-t text-small">
        <Fact name={<Trans>Member</Trans>}>
          <Link to="/admin/member/$id" params={{ id: String(member.member_id) }} className="text-link">
            {member.name}
          </Link>
          <span className="block">{member.email}</span>
        </Fact>
        <Fact name={<Trans>Language of our answer</Trans>}>
          {LANGUAGES.find(({ lang }) => lang === member.lang)?.name}
        </Fact>
        {order_code && (
          <Fact name={<Trans>Order</Trans>}>
            <Link to="/admin/order/$code" params={{ code: order_code }} className="text-link">
              {order_code}
            </Link>
          </Fact>
        )}
        {item && item.title !== '' && (
          <Fact name={<Trans>Work</Trans>}>
            <Link to="/shop/$id" params={{ id: String(item.item_id) }} className="text-link">
              {item.title}
            </Link>
          </Fact>
        )}
        {application_id !== null && (
          <Fact name={<Trans>Application</Trans>}>
            <Trans>Reviewers answer this conversation.</Trans>
          </Fact>
        )}
      </dl>
      <Button
        className="mt-5"
        busy={isPending && variables.action === 'close'}
        onClick={() => mutate({ action: 'close', json: { closed: !isClosed, was: state } })}
      >
        {isClosed ? <Trans>Open again</Trans> : <Trans>Close the conversation</Trans>}
      </Button>
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-3">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Missing() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>This conversation could not be opened</Trans>}
      action={
        <Link to="/admin/message" className="text-link">
          <Trans>All messages</Trans>
        </Link>
      }
    />
  );
}
