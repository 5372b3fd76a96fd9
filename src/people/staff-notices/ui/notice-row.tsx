import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noticePath } from '#ground/staff-notices/notice.rules.ts';
import { noticeText } from '#ground/staff-notices/notice.words.ts';
import { IconButton } from '#kit/icon-button.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { NoticeEntry } from '../notice.contract.ts';

interface NoticeRowProps {
  notice: NoticeEntry;
  onOpen: () => void;
  onRead: () => void;
}

const LINK = 'min-h-11 flex-1 py-2.5 hover:text-accent [overflow-wrap:anywhere]';

function NoticeLink({ notice, onOpen, children }: Omit<NoticeRowProps, 'onRead'> & { children: ReactNode }) {
  // The router wants the search of a page apart from its path.
  if (notice.facts.what === 'books_differ')
    return (
      <Link to="/admin/books-case" search={{ keyword: notice.subject }} onClick={onOpen} className={LINK}>
        {children}
      </Link>
    );
  return (
    <Link to={noticePath(notice)} onClick={onOpen} className={LINK}>
      {children}
    </Link>
  );
}

export function NoticeRow({ notice, onOpen, onRead }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { handled, read } = notice;
  const isNew = !read && !handled;
  const text = noticeText(i18n, notice);
  return (
    <li className="flex items-start gap-2 border-hairline border-b">
      <NoticeLink notice={notice} onOpen={onOpen}>
        <span className={isNew ? 'font-medium' : 'text-ink-soft'}>
          {isNew && (
            <>
              <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-accent" />
              <VisuallyHidden>
                <Trans>New:</Trans>{' '}
              </VisuallyHidden>
            </>
          )}
          {text}
        </span>
        <span className="block text-caption text-ink-soft">
          {clock(notice.created_at)}
          {handled && (
            <>
              {' · '}
              <Handled handled={handled} />
            </>
          )}
        </span>
      </NoticeLink>
      {isNew && <IconButton icon="check" label={t`Mark as read: ${text}`} title={t`Mark as read`} onClick={onRead} />}
    </li>
  );
}

function Handled({ handled: { by, by_me } }: { handled: NonNullable<NoticeEntry['handled']> }) {
  if (by_me) return <Trans>Handled by you</Trans>;
  return by ? <Trans>Handled by {by}</Trans> : <Trans>No longer needs attention</Trans>;
}
