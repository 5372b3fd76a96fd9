import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ApplicationEntry } from '../application.contract.ts';
import { KIND_WORDS } from '../application.words.ts';
import { ApplicationBadge } from './application-badge.tsx';

export function ReviewRow({ application }: { application: ApplicationEntry }) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { application_id, member, gallery, kind, state, due_at, is_overdue, approvals, approvals_needed } = application;
  const person = gallery ? gallery.contact || member.name : '';
  const due = due_at ? clock(due_at) : '';
  const came = clock(application.created_at);
  return (
    <li className="relative grid items-center gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/application/$id"
            params={{ id: String(application_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {gallery?.name || member.name || t`Deleted account`}
          </Link>
          <ApplicationBadge state={state} />
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {i18n._(KIND_WORDS[kind])}
          {person && ` · ${person}`}
          {member.email && ` · ${member.email}`}
        </p>
        {approvals_needed > 1 && state === 'in_review' && (
          <p className="text-small">
            <Trans>
              {approvals} of {approvals_needed} approvals
            </Trans>
          </p>
        )}
      </div>
      <div className="text-small tabular-nums sm:text-end">
        {due && (
          <p className={is_overdue ? 'font-medium text-bad' : ''}>
            {is_overdue ? <Trans>Overdue since {due}</Trans> : <Trans>Due {due}</Trans>}
          </p>
        )}
        <p className="text-ink-soft">
          <Trans>Received {came}</Trans>
        </p>
      </div>
    </li>
  );
}
