import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DueNote } from '#kit/desk/due-note.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { EnquiryEntry } from '../contact-desk.contract.ts';
import { KIND_WORDS } from '../enquiry.words.ts';

export function DeskRow({ enquiry }: { enquiry: EnquiryEntry }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { enquiry_id, kind, name, email, company_name, member_id, excerpt, assigned } = enquiry;
  const came = clock(enquiry.created_at);
  const { created_at, waiting_since, due_at } = enquiry;
  const again = waiting_since && waiting_since > created_at && clock(waiting_since);
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to="/admin/contact/$id"
          params={{ id: String(enquiry_id) }}
          className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
        >
          {name}
        </Link>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {[i18n._(KIND_WORDS[kind]), email, company_name].filter(Boolean).join(' · ')}
        </p>
        <p className="line-clamp-2 text-small [overflow-wrap:anywhere]">{excerpt}</p>
      </div>
      <div className="text-ink-soft text-small tabular-nums sm:text-end">
        <p>
          <Trans>Received {came}</Trans>
        </p>
        {again && (
          <p>
            <Trans>Wrote again {again}</Trans>
          </p>
        )}
        {due_at && (
          <p>
            <DueNote at={due_at} />
          </p>
        )}
        <p>
          {member_id === null ? <Trans>Visitor</Trans> : <Trans>Member</Trans>}
          {assigned && ` · ${assigned.name}`}
        </p>
      </div>
    </li>
  );
}
