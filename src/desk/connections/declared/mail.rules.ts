import { msg } from '@lingui/core/macro';
import type { Declaration, Values } from '../declaration.rules.ts';

const PORTS: Record<string, string> = { starttls: '587', tls: '465', none: '25' };
const LOCAL = /^(127\.0\.0\.1|localhost)$/;

/** `smtp://user:password@host:port`; without `requireTLS`, an attacker on the network could make the client send unencrypted. */
function smtpUrl({ host = '', port, encryption = 'starttls', user, password }: Values): string {
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : '';
  const scheme = encryption === 'tls' ? 'smtps' : 'smtp';
  const query = { starttls: '/?requireTLS=true', none: '/?ignoreTLS=true' }[encryption] ?? '';
  return `${scheme}://${account}${host}:${port || PORTS[encryption]}${query}`;
}

export const MAIL: Declaration = {
  name: msg`Mail server`,
  without: msg`No e-mails are sent.`,
  variables: ['SMTP_URL'],
  fields: [
    {
      name: 'host',
      label: msg`Server`,
      hint: msg`For example smtp.example.com`,
      required: true,
      binds: true,
      pattern: /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i,
    },
    {
      name: 'encryption',
      label: msg`Encryption`,
      binds: true,
      options: [
        { value: 'starttls', label: msg`STARTTLS (port 587)` },
        { value: 'tls', label: msg`TLS from the start (port 465)` },
        { value: 'none', label: msg`None: only for a server on this machine` },
      ],
    },
    {
      name: 'port',
      label: msg`Port`,
      hint: msg`Only if it is not the usual one`,
      binds: true,
      pattern: /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
    },
    { name: 'user', label: msg`User name`, group: 'account', binds: true },
    { name: 'password', label: msg`Password`, group: 'account', secret: true },
  ],
  check: ({ encryption, host = '' }) =>
    encryption === 'none' && !LOCAL.test(host)
      ? { encryption: msg`Without encryption, anyone between the two servers could read the password and the e-mails.` }
      : {},
  toVariables: (values) => ({ SMTP_URL: smtpUrl(values) }),
  host: ({ host = '' }) => host,
  guide: [
    msg`Ask your mail provider for the “SMTP” settings: server, port, encryption, user name and password. Your domain’s provider has them on a page such as “Mail client settings”.`,
    msg`Google Workspace and Microsoft 365 want an “app password” instead of your own; create one in the account’s security settings. If the shop sends hundreds of mails a day, use a dedicated e-mail sending service.`,
    msg`Mails are sent from the address in the shop’s settings. It should belong to the same domain as the user name.`,
    msg`Then add the DNS records for SPF, DKIM and DMARC, so that mails do not end up as spam. The opening checklist explains them.`,
  ],
  test: msg`Signs in to the server and sends a test e-mail to your own address.`,
  tested: msg`The server accepted the test e-mail. Please check that it has arrived, also in the spam folder.`,
  problems: {
    refused: msg`The server refuses the user name or the password. Please enter both again; some providers want an app password.`,
    unreachable: msg`The server does not answer. Please check its name, the port and the encryption.`,
    encryption: msg`No encrypted connection could be made. Please try the other kind of encryption, or ask the provider about the server’s certificate.`,
    sender: msg`The server accepts the sign-in but refuses the shop’s sender address or your address. Please check the e-mail address in the shop’s settings.`,
  },
  removal: msg`No e-mails are sent until you enter a mail server again. They are queued in the meantime.`,
};
