import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';

/** How the mail server of a test behaves. */
export interface SmtpManner {
  /** What it does with its first mails, one after the other; it takes all that come later. */
  moods?: readonly ('take' | 'busy' | 'unknown_recipient' | 'drop_after_data')[];
  /** Without it the server asks nobody for a password. */
  account?: { user: string; password: string };
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  isEncrypted?: boolean;
}

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  confirmed: boolean;
  encrypted: boolean;
  user: string | undefined;
}

export interface TestSmtp {
  host: string;
  url: string;
  /** Every mail it was given in full, also those it never confirmed. */
  mails: ReceivedMail[];
  /** Waits until it has been given so many mails. */
  received(amount: number): Promise<ReceivedMail[]>;
  /** As a mail program shows it. */
  read(index: number): Promise<Email>;
  close: () => Promise<void>;
}

/** Starts a real mail server in a process of its own. */
export async function startSmtp(manner: SmtpManner = {}): Promise<TestSmtp> {
  const script = join(import.meta.dirname, 'testing-smtp-server.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(manner)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines = createInterface(child.stdout);
  const [port] = (await once(lines, 'line')) as [string];
  const mails: ReceivedMail[] = [];
  lines.on('line', (line) => mails.push(JSON.parse(line) as ReceivedMail));
  const received = async (amount: number) => {
    while (mails.length < amount) await once(lines, 'line');
    return mails;
  };
  const read = async (index: number) => PostalMime.parse((await received(index + 1))[index]?.raw ?? '');
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  const host = `127.0.0.1:${port}`;
  return { host, url: `smtp://${host}`, mails, received, read, close };
}

/** The Message-ID of each mail, in the order they came. */
export async function messageIds(mails: readonly ReceivedMail[]): Promise<(string | undefined)[]> {
  const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  return read.map(({ messageId }) => messageId);
}
