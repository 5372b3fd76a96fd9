import { createTransport } from 'nodemailer';

/** So long somebody waits at the page for an answer. */
const SECONDS = 10;

/** Why a mail server cannot be used, as far as it may be told: never an address or a password. */
const MAIL_PROBLEMS = ['unreachable', 'sign_in', 'encryption', 'other'] as const;
type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** Calls the mail server and signs in, without sending anything; answers what is wrong, or nothing. */
export async function checkMailServer(smtpUrl: string): Promise<MailProblem | undefined> {
  const wait = SECONDS * 1000;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: wait,
    greetingTimeout: wait,
    socketTimeout: wait,
    dnsTimeout: wait,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return problemOf(String((error as { code?: unknown }).code));
  } finally {
    transport.close();
  }
}

function problemOf(code: string): MailProblem {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'sign_in';
  if (code === 'ETLS' || code.startsWith('ERR_TLS') || code.includes('CERT')) return 'encryption';
  if (['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EDNS', 'ENOTFOUND', 'ESOCKET'].includes(code))
    return 'unreachable';
  return 'other';
}
