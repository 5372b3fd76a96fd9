import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { MailboxPage } from '#people/mail/ui/mailbox-page.tsx';
import { idFromPath } from '#shared/row-id.ts';
import { foundOr404 } from '../pages/found-or-404.ts';
import { pageHead } from '../pages/page-head.ts';

const title = msg`Mailbox`;
const description = msg`The e-mails of a demo shop, as their readers would see them.`;

export const Route = createFileRoute('/mailbox')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { mail?: string }) => search,
  // Only whether there is a mailbox: a cached page must not contain anyone's mail.
  loader: async ({ context }) => {
    await foundOr404(ask(apiClient(context).api.mailbox.$get()));
  },
  head: (page) => {
    const { i18n } = page.match.context;
    return pageHead(page, { title: i18n._(title), description: i18n._(description), noindex: true });
  },
  component: Mailbox,
});

function Mailbox() {
  const { mail } = Route.useSearch();
  return (
    <MemberQueries>
      <MailboxPage mailId={idFromPath(String(mail))} />
    </MemberQueries>
  );
}
