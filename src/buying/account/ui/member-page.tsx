import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import { countedText } from '#shared/counted.rules.ts';
import { verdict } from '#shared/rights.ts';
import type { MemberFile } from '../member-desk.contract.ts';
import { memberQuery } from '../member-desk.queries.ts';
import { MEMBER_KIND_WORDS, STANDING_WORDS } from '../member-desk.words.ts';
import { MEMBER_LOG } from '../member-log.rules.ts';
import { MemberAddresses } from './member-addresses.tsx';
import { MemberDevices } from './member-devices.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberRequests } from './member-requests.tsx';

/** Other features render their own parts. */
interface MemberParts {
  order: (order: MemberFile['orders'][number]) => ReactNode;
  thread: (thread: MemberFile['threads'][number]) => ReactNode;
}

export function MemberPage({ id, parts }: { id: string; parts: MemberParts }) {
  const { options } = useRouter();
  const query = useQuery(memberQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/member" className="text-link">
          <Trans>All members</Trans>
        </Link>
      </p>
      <Loaded
        query={query}
        missing={
          <EmptyState heading="h1" title={<Trans>Member not found</Trans>}>
            <Trans>No member has this number, or the account has been deleted.</Trans>
          </EmptyState>
        }
      >
        {(data) => <LoadedMember member={data} parts={parts} />}
      </Loaded>
    </>
  );
}

function LoadedMember({ member, parts }: { member: MemberFile; parts: MemberParts }) {
  const { i18n } = useLingui();
  const { uid, username, type, standing } = member.profile;
  return (
    <>
      <h1 className="text-title [overflow-wrap:anywhere]">{username}</h1>
      <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-small">
        <span>
          <Trans>Member no. {uid}</Trans>
        </span>
        <span>{i18n._(MEMBER_KIND_WORDS[type])}</span>
        {standing === 'suspended' && <span className="font-medium text-bad">{i18n._(STANDING_WORDS.suspended)}</span>}
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {/* First on a phone: support asks who is calling before what they bought. */}
        <div className="min-w-0 lg:col-start-2">
          <MemberFacts member={member} />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Dealings member={member} parts={parts} />
          <MemberNotes member={member} />
          <Changes changes={member.changes} />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-2">
          <MemberRequests member={member} />
          <MemberAddresses addresses={member.addresses} />
          <MemberDevices member={member} />
        </div>
      </div>
    </>
  );
}

function Dealings({ member, parts }: { member: MemberFile; parts: MemberParts }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { options } = useRouter();
  const { data: reader } = useQuery(memberProfile(options.context));
  const { profile, orders, orders_total, orders_more, threads, application } = member;
  const total = countedText(orders_total + (orders_more ? 1 : 0), i18n.locale);
  return (
    <>
      <Section layout="small" title={<Trans>Orders</Trans>}>
        {orders.length === 0 ? <Nothing /> : <ul className="border-hairline border-t">{orders.map(parts.order)}</ul>}
        {orders_total > orders.length && (
          <p className="mt-3">
            <Link to="/admin/order" search={{ member: String(profile.uid) }} className="text-link">
              <Trans>All {total} orders</Trans>
            </Link>
          </p>
        )}
      </Section>
      <Section layout="small" title={<Trans>Messages</Trans>}>
        {threads.length === 0 ? <Nothing /> : <ul className="border-hairline border-t">{threads.map(parts.thread)}</ul>}
      </Section>
      {application && (
        <Section layout="small" title={<Trans>Application</Trans>}>
          <p>
            {i18n._(STANDING_WORDS[profile.standing])} · {clock(application.created_at)}
          </p>
          {reader && verdict('reviewer', reader) === 'allowed' && (
            <p>
              <Link
                to="/admin/application/$id"
                params={{ id: String(application.application_id) }}
                className="text-link"
              >
                <Trans>Open the application</Trans>
              </Link>
            </p>
          )}
        </Section>
      )}
    </>
  );
}

function Changes({ changes }: Pick<MemberFile, 'changes'>) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  if (changes.length === 0) return null;
  return (
    <Section layout="small" title={<Trans>Staff activity</Trans>}>
      <ol className="border-hairline border-t text-small">
        {changes.map(({ change_id, at, staff, action }) => {
          const words = MEMBER_LOG.actions[action];
          return (
            <li key={change_id} className="border-hairline border-b py-3">
              <p>{words ? i18n._(words) : action}</p>
              <p className="text-ink-soft">
                {clock(at)} · {staff ?? <Trans>Deleted account</Trans>}
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Nothing() {
  return (
    <p className="text-ink-soft">
      <Trans>None so far.</Trans>
    </p>
  );
}
