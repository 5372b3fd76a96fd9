import { createTransport } from 'nodemailer';
import type { Lang } from '#shared/locale.ts';

interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  lang: Lang;
  subject: string;
  html: string;
  text: string;
  messageId: string;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Together less than the lease of a mail, so that nobody else sends it meanwhile. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000, dnsTimeout: 10_000 };

/** A way to the mail server of SMTP_URL; it resolves when the server has taken the mail over. */
export function openMailTransport(smtpUrl: string): { send: SendMail; close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const send: SendMail = async ({ from, to, lang, subject, html, text, messageId }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: oneLine(subject),
      html,
      text,
      messageId,
      headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated' },
      // A text that looks like a path or an address of ours must never be fetched into the mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return { send, close: () => transport.close() };
}

/** Whether the server refuses this mail for good; a wrong password or a busy server is no reason to give it up. */
export function isFinalRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}

function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
