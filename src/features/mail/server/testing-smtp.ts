import { createServer, type Server, type Socket } from 'node:net';

/** What the mail server of a test does with the next mail. */
export type Mood = 'take' | 'busy' | 'unknown_recipient' | 'drop_after_data';

export interface TestSmtp {
  url: string;
  /** Every mail it was given in full, also those it never confirmed. */
  mails: ReceivedMail[];
  close: () => Promise<void>;
}

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  confirmed: boolean;
}

/** A mail server that speaks SMTP on a socket of its own and can be in a bad mood. */
export async function startSmtp(moodOf: (count: number) => Mood = () => 'take'): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let count = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, mails, () => moodOf(++count));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}

function converse(socket: Socket, mails: ReceivedMail[], nextMood: () => Mood): void {
  let held = '';
  let mail: ReceivedMail | undefined;
  let mood: Mood = 'take';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const commands: Record<string, (rest: string) => void> = {
    ehlo: () => say('250-mail.test\r\n250 8BITMIME'),
    helo: () => say('250 mail.test'),
    mail: (rest) => {
      mood = nextMood();
      mail = { from: /<(.*?)>/.exec(rest)?.[1] ?? '', to: [], raw: '', confirmed: false };
      say(mood === 'busy' ? '451 4.3.0 busy, come back later' : '250 ok');
    },
    rcpt: (rest) => {
      mail?.to.push(/<(.*?)>/.exec(rest)?.[1] ?? '');
      say(mood === 'unknown_recipient' ? '550 5.1.1 nobody of that name' : '250 ok');
    },
    data: () => {
      inData = true;
      say('354 go on');
    },
    rset: () => say('250 ok'),
    noop: () => say('250 ok'),
    quit: () => socket.end('221 bye\r\n'),
  };
  const takeMail = (raw: string) => {
    inData = false;
    if (!mail) return;
    mails.push({ ...mail, raw, confirmed: mood === 'take' });
    if (mood === 'drop_after_data') socket.destroy();
    else say('250 taken');
  };
  say('220 mail.test ESMTP');
  socket.on('data', (chunk) => {
    held += chunk;
    for (;;) {
      const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = held.slice(0, end);
      held = held.slice(end + (inData ? 5 : 2));
      if (inData) takeMail(part);
      else (commands[part.slice(0, 4).toLowerCase()] ?? (() => say('500 what?')))(part);
    }
  });
}

/** One header of a mail as it went over the wire, folded lines joined. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
}
