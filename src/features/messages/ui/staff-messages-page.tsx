import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { THREAD_STATES } from '#features/threads/thread.rules.ts';
import { countedText } from '#shared/counted.rules.ts';
import { DESK_OWNERS } from '#shared/desk-owner.rules.ts';
import { OWNER_WORDS } from '#shared/desk-owner.words.ts';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { DeskQueues } from '#web/kit/desk/desk-queues.tsx';
import { DeskSearch } from '#web/kit/desk/desk-search.tsx';
import { DeskStream } from '#web/kit/desk/desk-stream.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { type MessageDeskSearch, readMessageDeskSearch } from '../message-desk-search.rules.ts';
import { deskQuery } from '../staff-message.queries.ts';
import { THREAD_STATE_WORDS } from '../staff-message.words.ts';
import { StaffThreadRow } from './staff-thread-row.tsx';

/** The conversations with members, whoever has waited longest first. */
export function StaffMessagesPage({ search }: { search: MessageDeskSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useInfiniteQuery(deskQuery(options.context, search));
  const counts = query.data?.pages[0]?.counts;
  return (
    <DeskPage
      title={<Trans>Messages</Trans>}
      side={
        <div className="grid content-start gap-x-8 gap-y-2 sm:flex sm:flex-wrap xl:grid xl:gap-y-6">
          <DeskQueues
            label={t`States`}
            names={THREAD_STATES}
            here={search.state ?? 'waiting'}
            nameOf={(state) => i18n._(THREAD_STATE_WORDS[state])}
            countOf={(state) => counts && countedText(counts[state], i18n.locale)}
            renderLink={(state, link) => (
              <Link to="/admin/message" search={readMessageDeskSearch({ ...search, state })} {...link} />
            )}
          />
          <DeskQueues
            label={t`Whose`}
            names={DESK_OWNERS}
            here={search.who ?? 'all'}
            nameOf={(who) => i18n._(OWNER_WORDS[who])}
            renderLink={(who, link) => (
              <Link to="/admin/message" search={readMessageDeskSearch({ ...search, who })} {...link} />
            )}
          />
        </div>
      }
    >
      <DeskSearch
        key={search.keyword ?? ''}
        label={t`Name, e-mail, phone or number of the member`}
        keyword={search.keyword}
        find={({ keyword }) =>
          void navigate({ to: '/admin/message', search: readMessageDeskSearch({ ...search, keyword }) })
        }
      />
      <DeskStream
        query={query}
        label={t`Messages`}
        empty={<EmptyState title={<Trans>Nothing waits here</Trans>} />}
        row={(thread) => <StaffThreadRow key={thread.thread_id} thread={thread} />}
      />
    </DeskPage>
  );
}
