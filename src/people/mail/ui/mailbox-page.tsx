import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { UnwrittenLetter } from '#kit/drawing/unwritten-letter.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { localeOf } from '#shared/locale.ts';
import type { ReadableMail } from '../mail.contract.ts';
import { mailbox } from '../mail.queries.ts';
import { MailSheet } from './mail-sheet.tsx';

/** The mails of a demo shop, as their recipients would read them. */
export function MailboxPage({ mailId }: { mailId: number | undefined }) {
  const { options } = useRouter();
  const { data, refetch, isFetching } = useQuery(mailbox(options.context));
  const opened = data?.list.find(({ mail_id }) => mail_id === mailId) ?? data?.list[0];
  return (
    <div className="page py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4 border-hairline border-b pb-5">
        <div>
          <h1 className="text-display">
            <Trans>Mailbox</Trans>
          </h1>
          <p className="prose-text mt-2 text-ink-soft">
            <Trans>
              This shop has no mail server, so its e-mails are shown here. Shops with a mail server do not have this
              page.
            </Trans>
          </p>
        </div>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Check for new mail</Trans>
        </Button>
      </div>
      {!data && <Waiting />}
      {data && !opened && (
        <EmptyState drawing={<UnwrittenLetter />} title={<Trans>No mail yet</Trans>}>
          <Trans>Open an account or ask for a new password, and the e-mail appears here.</Trans>
        </EmptyState>
      )}
      {data && opened && (
        <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <MailList mails={data.list} opened={opened} />
          <MailSheet key={opened.mail_id} mail={opened} />
        </div>
      )}
    </div>
  );
}

/** The lower edge fades while the list continues; padding below the last mail fades otherwise. */
const LIST =
  'max-h-72 overflow-y-auto pb-12 [mask-image:linear-gradient(to_bottom,#000_calc(100%-3rem),transparent)] [scrollbar-width:thin] lg:max-h-[calc(100dvh-8rem)]';

function MailList({ mails, opened }: { mails: readonly ReadableMail[]; opened: ReadableMail }) {
  const { t } = useLingui();
  const clock = useShopClock();
  return (
    <nav aria-label={t`Mails`} className={LIST}>
      <ul className="divide-y divide-hairline border-hairline border-b">
        {mails.map((mail) => (
          <li key={mail.mail_id}>
            <Link
              to="/mailbox"
              search={{ mail: String(mail.mail_id) }}
              replace
              resetScroll={false}
              aria-current={mail === opened ? 'true' : undefined}
              className="block border-transparent border-s-2 py-3 ps-3 text-small hover:text-accent aria-[current=true]:border-ink aria-[current=true]:bg-wall-deep"
            >
              <span lang={localeOf(mail.lang)} className="block text-body">
                {mail.subject}
              </span>
              <span className="block break-all text-ink-soft">{mail.to}</span>
              <span className="block text-caption text-ink-soft">
                {clock(mail.created_at)} · {mail.kind}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-10 pt-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
