import { createTransport } from 'nodemailer';
import type { Lang } from '#shared/locale.ts';
import type { AttachedFile } from '../mail.kinds.ts';

interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  lang: Lang;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  files?: readonly AttachedFile[] | undefined;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Together less than the lease of a mail, so that nobody else sends it in the meantime. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000, dnsTimeout: 10_000 };

/** A connection to SMTP_URL; `send` resolves when the server has accepted the mail. */
export function openMailTransport(
  smtpUrl: string,
  timeouts: typeof TIMEOUTS = TIMEOUTS,
): { send: SendMail; close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  const send: SendMail = async ({ from, to, lang, subject, html, text, messageId, files = [] }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: oneLine(subject),
      html,
      text,
      messageId,
      headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated' },
      attachments: files.map(({ name, type, base64 }) => ({
        filename: name,
        contentType: type,
        content: base64,
        encoding: 'base64',
      })),
      // Nodemailer must never read a file or URL into the mail because a text looks like one.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return { send, close: () => transport.close() };
}

/** Whether the server refuses this mail permanently; after a wrong password or at a busy server it is retried. */
export function isFinalRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}

function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
