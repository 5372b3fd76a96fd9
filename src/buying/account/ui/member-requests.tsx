import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import type { DataRequest } from '../data-request.contract.ts';
import { useRequestAction } from '../data-request.queries.ts';
import { REQUEST_KINDS } from '../data-request.rules.ts';
import type { MemberFile } from '../member-desk.contract.ts';
import { REQUEST_KIND_WORDS } from '../member-desk.words.ts';
import { DeleteMember } from './delete-member.tsx';
import { HandOver } from './hand-over.tsx';
import { RegisterRequest } from './register-request.tsx';
import { RequestFacts } from './request-facts.tsx';

export function MemberRequests({ member }: { member: MemberFile }) {
  const { requests, profile } = member;
  // One request of each kind can be open.
  const free = REQUEST_KINDS.filter(
    (kind) => !requests.some((request) => request.state === 'open' && request.kind === kind),
  );
  return (
    <Section layout="small" title={<Trans>Personal data</Trans>}>
      {requests.length > 0 && (
        <ul className="mb-4 border-hairline border-t">
          {requests.map((request) => (
            <Request key={request.request_id} request={request} member={member} />
          ))}
        </ul>
      )}
      {free.length > 0 && <RegisterRequest memberId={profile.uid} kinds={free} />}
    </Section>
  );
}

function Request({ request, member }: { request: DataRequest; member: MemberFile }) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useRequestAction();
  const { request_id: id, kind, state, version } = request;
  return (
    <li className="border-hairline border-b py-3">
      <p>{i18n._(REQUEST_KIND_WORDS[kind])}</p>
      <RequestFacts request={request} />
      {state === 'open' && (
        <div className="mt-3 flex flex-wrap gap-3">
          {kind === 'export' ? (
            <HandOver request={request} />
          ) : (
            <DeleteMember request={request} name={member.profile.username} email={member.profile.email} />
          )}
          <Button kind="quiet" busy={isPending} onClick={() => mutate({ action: 'withdraw', id, version })}>
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
