import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { DeskStream } from '#kit/desk/desk-stream.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { noticesQuery, useReadNotices } from '../notice.queries.ts';
import { NoticeRow } from './notice-row.tsx';

interface NoticeWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is new, the latest first; each line opens its page and counts as read then. */
export function NoticeWindow({ open, onOpenChange }: NoticeWindowProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useInfiniteQuery({ ...noticesQuery(options.context), enabled: open });
  const { mutate, isPending } = useReadNotices();
  const entries = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const [latest] = entries;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      title={<Trans>Notices</Trans>}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Link to="/admin/me" hash="notices" onClick={close} className="text-link self-center py-2 sm:me-auto">
            <Trans>Choose what we notify you about</Trans>
          </Link>
          <Button
            disabled={!entries.some(({ read }) => !read)}
            busy={isPending}
            onClick={() => latest && mutate({ upto: latest.notice_id })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        </>
      }
    >
      <DeskStream
        query={query}
        label={t`Notices`}
        empty={
          <EmptyState title={<Trans>Nothing new</Trans>}>
            <Trans>New orders, messages and everything else that needs you will appear here for 60 days.</Trans>
          </EmptyState>
        }
        row={(notice) => (
          <NoticeRow
            key={notice.notice_id}
            notice={notice}
            onOpen={() => {
              if (!notice.read) mutate({ ids: [notice.notice_id] });
              close();
            }}
            onRead={() => mutate({ ids: [notice.notice_id] })}
          />
        )}
      />
    </Dialog>
  );
}
