import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DueNote } from '#kit/desk/due-note.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { StaffThreadEntry } from '#people/threads/thread.contract.ts';
import { THREAD_STATE_WORDS } from '../staff-message.words.ts';
import { useThreadTitle } from './use-thread-title.ts';

interface StaffThreadRowProps {
  thread: StaffThreadEntry;
  /** True on the member's own page. */
  isMemberKnown?: boolean;
}

export function StaffThreadRow({ thread, isMemberKnown = false }: StaffThreadRowProps) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { title, about } = useThreadTitle('staff')(thread);
  const { thread_id, member, unread, excerpt, last_by, due_at, assigned, state } = thread;
  const said = clock(thread.last_at);
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className={unread > 0 ? 'font-semibold' : undefined}>
          <Link
            to="/admin/message/$id"
            params={{ id: String(thread_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {isMemberKnown ? title : member.name}
          </Link>
          {unread > 0 && (
            <span className="ms-3 rounded-soft bg-fill px-2 py-0.5 font-medium text-caption text-on-fill">
              {t`${unread} unread`}
            </span>
          )}
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {(isMemberKnown ? [about, i18n._(THREAD_STATE_WORDS[state])] : [title, about, member.email])
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="line-clamp-2 text-small [overflow-wrap:anywhere]">
          {last_by === 'shop' ? <Trans>We: {excerpt}</Trans> : excerpt}
        </p>
      </div>
      <div className="text-ink-soft text-small tabular-nums sm:text-end">
        <p>{said}</p>
        {due_at && (
          <p>
            <DueNote at={due_at} />
          </p>
        )}
        {assigned && <p>{assigned.name}</p>}
      </div>
    </li>
  );
}
