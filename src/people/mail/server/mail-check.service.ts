import { msg } from '@lingui/core/macro';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { greeting } from './mail-context.ts';
import { renderMail } from './mail-layout.ts';
import { openMailTransport } from './mail-transport.ts';

/** How long someone at the page waits for each step of the server. */
const STEP_MS = 10_000;
const TIMEOUTS = {
  connectionTimeout: STEP_MS,
  greetingTimeout: STEP_MS,
  socketTimeout: STEP_MS,
  dnsTimeout: STEP_MS,
};

/** Why a mail server cannot be used, without addresses or passwords. */
type MailProblem = 'unreachable' | 'refused' | 'encryption' | 'sender' | 'failing';

interface Recipient {
  name: string;
  email: string;
  lang: Lang;
}

/** Signs in to a mail server and sends a test mail directly, not through the outbox; returns the problem, if there is one. */
export async function tryMailServer(
  db: Db,
  smtpUrl: string,
  { name, email, lang }: Recipient,
): Promise<MailProblem | undefined> {
  const [i18n, { info }] = await Promise.all([i18nFor(localeOf(lang)), readSettings(db)]);
  const brand = info.brand[lang];
  const body = {
    subject: i18n._(msg`Test mail from ${{ brand }}`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`This mail server works: the shop can send e-mails to its customers.`)],
    closing: [brand],
  };
  const { subject, html, text } = renderMail(body, { locale: localeOf(lang), brand, footer: info.email });
  const { send, close } = openMailTransport(smtpUrl, TIMEOUTS);
  try {
    const messageId = `<test-${crypto.randomUUID()}@${info.email.split('@')[1] ?? 'shop.invalid'}>`;
    await send({ from: { name: brand, address: info.email }, to: email, lang, subject, html, text, messageId });
    return undefined;
  } catch (error) {
    return problemOf(String((error as { code?: unknown }).code));
  } finally {
    close();
  }
}

function problemOf(code: string): MailProblem {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'refused';
  if (code === 'ETLS' || code.startsWith('ERR_TLS') || code.includes('CERT')) return 'encryption';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'sender';
  if (['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EDNS', 'ENOTFOUND', 'ESOCKET'].includes(code))
    return 'unreachable';
  return 'failing';
}
