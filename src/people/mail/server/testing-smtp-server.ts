import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { ReceivedMail, SmtpManner } from './testing-smtp.ts';

/**
 * A process of its own for tests: a real mail server. It tells every mail it was given in full as a line of JSON, also those
 * it never confirms, and ends with its standard input.
 */
const { moods = [], account, isEncrypted = false } = JSON.parse(process.argv[2] ?? '{}') as SmtpManner;

const sockets = new Map<number | undefined, Socket>();
let count = 0;
/** What it does with the mail that is under way in a session. */
const moodOf = new WeakMap<SMTPServerSession, string>();

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function printMail(
  { envelope: { mailFrom, rcptTo }, secure, user }: SMTPServerSession,
  raw: string,
  confirmed: boolean,
): void {
  const from = mailFrom ? mailFrom.address : '';
  const to = rcptTo.map(({ address }) => address);
  const mail: ReceivedMail = { from, to, raw, confirmed, encrypted: secure, user };
  process.stdout.write(`${JSON.stringify(mail)}\n`);
}

const options: SMTPServerOptions = {
  authOptional: !account,
  disabledCommands: [...(isEncrypted ? [] : ['STARTTLS']), ...(account ? [] : ['AUTH'])],
  // A password in the clear is taken only where the test has said that there is no encryption.
  allowInsecureAuth: !isEncrypted,
  onAuth({ username, password }, _session, done) {
    const isRight = username === account?.user && password === account?.password;
    done(isRight ? null : refusal(535, 'who are you?'), { user: username });
  },
  onMailFrom(_address, session, done) {
    const mood = moods[count++] ?? 'take';
    moodOf.set(session, mood);
    done(mood === 'busy' ? refusal(451, 'busy, come back later') : null);
  },
  onRcptTo(_address, session, done) {
    done(moodOf.get(session) === 'unknown_recipient' ? refusal(550, 'nobody of that name') : null);
  },
  onData(stream, session, done) {
    const take = (raw: string) => {
      const isDropped = moodOf.get(session) === 'drop_after_data';
      printMail(session, raw, !isDropped);
      if (isDropped) sockets.get(session.remotePort)?.destroy();
      else done(null);
    };
    // A sender that was killed in the middle of a mail has not given it.
    text(stream).then(take, () => undefined);
  },
};

const smtp = new SMTPServer(options);
smtp.on('error', () => undefined);
smtp.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
smtp.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(smtp.server.address() as { port: number }).port}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
