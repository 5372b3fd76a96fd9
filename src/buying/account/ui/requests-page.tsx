import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskStream } from '#kit/desk/desk-stream.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import type { RequestEntry } from '../data-request.contract.ts';
import { requestsQuery } from '../data-request.queries.ts';
import { REQUEST_LISTS, type RequestSearch, readRequestSearch } from '../data-request.rules.ts';
import { REQUEST_KIND_WORDS, REQUEST_LIST_WORDS } from '../member-desk.words.ts';
import { RequestFacts } from './request-facts.tsx';

/** The request that is due first is on top. */
export function RequestsPage({ search }: { search: RequestSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useInfiniteQuery(requestsQuery(options.context, search));
  const counts = query.data?.pages[0]?.counts;
  return (
    <DeskPage
      title={<Trans>Data requests</Trans>}
      side={
        <DeskQueues
          label={t`States`}
          names={REQUEST_LISTS}
          here={search.state ?? 'open'}
          nameOf={(state) => i18n._(REQUEST_LIST_WORDS[state])}
          countOf={(state) => counts?.[state]}
          renderLink={(state, link) => <Link to="/admin/request" search={readRequestSearch({ state })} {...link} />}
        />
      }
    >
      <p className="prose-text text-ink-soft">
        <Trans>
          When a member asks for a copy or deletion of their data by letter or phone, record it on their member page.
          Copies are due within 15 days, deletions within 30.
        </Trans>{' '}
        <Link to="/admin/member" className="text-link">
          <Trans>Find the member</Trans>
        </Link>
      </p>
      <DeskStream
        query={query}
        label={t`Data requests`}
        empty={<EmptyState title={<Trans>Nothing to do</Trans>} />}
        row={(request) => <RequestRow key={request.request_id} request={request} />}
      />
    </DeskPage>
  );
}

function RequestRow({ request }: { request: RequestEntry }) {
  const { i18n } = useLingui();
  const { member_id, name, kind } = request;
  return (
    <li className="relative border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <p className="[overflow-wrap:anywhere]">
        {name === null ? (
          <Trans>Member no. {member_id} (account deleted)</Trans>
        ) : (
          <Link
            to="/admin/member/$id"
            params={{ id: String(member_id) }}
            className="after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
        )}
      </p>
      <p>{i18n._(REQUEST_KIND_WORDS[kind])}</p>
      <RequestFacts request={request} />
    </li>
  );
}
