import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime, { type Email } from 'postal-mime';

/** The behaviour of a test's mail server. */
export interface SmtpBehaviour {
  /** What it does with its first mails, in order; it accepts all later ones. */
  reactions?: readonly ('take' | 'busy' | 'unknown_recipient' | 'drop_after_data')[];
  /** Without it, the server asks for no password. */
  account?: { user: string; password: string };
  /** Offers STARTTLS with a self-signed certificate. */
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
  /** Every complete mail, even those it never confirmed. */
  mails: ReceivedMail[];
  /** Waits for this many mails. */
  received(amount: number): Promise<ReceivedMail[]>;
  read(index: number): Promise<Email>;
  close: () => Promise<void>;
}

/** Starts a real mail server in its own process. */
export async function startSmtp(manner: SmtpBehaviour = {}): Promise<TestSmtp> {
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

export async function messageIds(mails: readonly ReceivedMail[]): Promise<(string | undefined)[]> {
  const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  return read.map(({ messageId }) => messageId);
}
