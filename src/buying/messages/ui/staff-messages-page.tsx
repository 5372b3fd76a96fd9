import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { DeskStream } from '#kit/desk/desk-stream.tsx';
import { OwnedDeskPage } from '#kit/desk/owned-desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { THREAD_STATES } from '#people/threads/thread.rules.ts';
import { type MessageDeskSearch, readMessageDeskSearch } from '../message-desk-search.rules.ts';
import { deskQuery } from '../staff-message.queries.ts';
import { THREAD_STATE_WORDS } from '../staff-message.words.ts';
import { StaffThreadRow } from './staff-thread-row.tsx';

/** The longest waiting member first. */
export function StaffMessagesPage({ search }: { search: MessageDeskSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useInfiniteQuery(deskQuery(options.context, search));
  return (
    <OwnedDeskPage
      title={<Trans>Messages</Trans>}
      states={THREAD_STATES}
      here={{ state: search.state ?? 'waiting', who: search.who ?? 'all' }}
      nameOf={(state) => i18n._(THREAD_STATE_WORDS[state])}
      counts={query.data?.pages[0]?.counts}
      renderLink={(to, link) => (
        <Link to="/admin/message" search={readMessageDeskSearch({ ...search, ...to })} {...link} />
      )}
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
        empty={<EmptyState title={<Trans>Nothing to do</Trans>} />}
        row={(thread) => <StaffThreadRow key={thread.thread_id} thread={thread} />}
      />
    </OwnedDeskPage>
  );
}
