import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ThreadEntry } from '#people/threads/thread.contract.ts';
import { useThreadTitle } from './use-thread-title.ts';

/** Text, weight and colour mark an unread conversation. */
export function ThreadLine({ thread }: { thread: ThreadEntry }) {
  const { t } = useLingui();
  const clock = useShopClock();
  const { title, about } = useThreadTitle()(thread);
  const { unread, last_at, last_by, excerpt } = thread;
  return (
    <li className="relative border-hairline border-b py-5 transition-colors duration-quick hover:bg-wall-deep">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className={`min-w-0 font-text text-body [overflow-wrap:anywhere] ${unread > 0 ? 'font-semibold' : ''}`}>
          <Link
            to="/account/message/$id"
            params={{ id: String(thread.thread_id) }}
            className="after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
          {unread > 0 && (
            <span className="ms-3 rounded-soft bg-fill px-2 py-0.5 font-medium text-caption text-on-fill">
              {t`${unread} unread`}
            </span>
          )}
        </h2>
        <time dateTime={last_at} className="text-caption text-ink-soft">
          {clock(last_at)}
        </time>
      </div>
      {about && <p className="mt-0.5 text-caption text-ink-soft">{about}</p>}
      <p className="prose-text mt-1 line-clamp-2 text-ink-soft text-small [overflow-wrap:anywhere]">
        {last_by === 'member' ? <Trans>You: {excerpt}</Trans> : excerpt}
      </p>
    </li>
  );
}
