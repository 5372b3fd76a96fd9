import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '#kit/later.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { unreadQuery } from '../notice.queries.ts';

const NoticeWindow = lazily(() =>
  import('./notice-window.tsx').then(({ NoticeWindow: Window }) => ({ default: Window })),
);
const MOST_SHOWN = 99;
/** Not among the kit's icons: the public pages would load it. */
const BELL =
  'M5.5 17.5h13c-1.5-1.5-1.9-3.3-1.9-6.5a4.6 4.6 0 0 0-9.2 0c0 3.2-.4 5-1.9 6.5zM10 20.3a2.2 2.2 0 0 0 4 0M12 3.8v2.6';

/** The bell of the back office: how many notices are new, and the window that lists them. */
export function NoticeBell() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(unreadQuery(options.context));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const unread = data?.unread ?? 0;
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  const label = unread > 0 ? t`Notices: ${shown} new` : t`Notices`;
  return (
    <>
      <span className="relative">
        <button
          type="button"
          title={label}
          aria-label={label}
          aria-haspopup="dialog"
          className="inline-flex size-11 items-center justify-center rounded-soft text-ink hover:bg-wall-deep hover:text-accent"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-[1.5] stroke-current">
            <path d={BELL} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center text-caption text-wall tabular-nums"
          >
            {shown}
          </span>
        )}
      </span>
      <VisuallyHidden role="status">
        {unread > 0 && <Plural value={unread} one="# new notice" other="# new notices" />}
      </VisuallyHidden>
      {wasOpened && (
        <Suspense>
          <NoticeWindow open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
