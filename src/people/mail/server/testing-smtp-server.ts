import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { ReceivedMail, SmtpBehaviour } from './testing-smtp.ts';

/**
 * A process for tests: a real mail server. It prints every complete mail as a line of JSON, even those it never confirms,
 * and exits when its standard input ends.
 */
const { reactions = [], account, isEncrypted = false } = JSON.parse(process.argv[2] ?? '{}') as SmtpBehaviour;

const sockets = new Map<number | undefined, Socket>();
let count = 0;
/** What it does with a session's current mail. */
const reactionOf = new WeakMap<SMTPServerSession, string>();

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
  // Accepts a plain-text password only if the test disabled encryption.
  allowInsecureAuth: !isEncrypted,
  onAuth({ username, password }, _session, done) {
    const isRight = username === account?.user && password === account?.password;
    done(isRight ? null : refusal(535, 'who are you?'), { user: username });
  },
  onMailFrom(_address, session, done) {
    const reaction = reactions[count++] ?? 'take';
    reactionOf.set(session, reaction);
    done(reaction === 'busy' ? refusal(451, 'busy, come back later') : null);
  },
  onRcptTo(_address, session, done) {
    done(reactionOf.get(session) === 'unknown_recipient' ? refusal(550, 'nobody of that name') : null);
  },
  onData(stream, session, done) {
    const take = (raw: string) => {
      const isDropped = reactionOf.get(session) === 'drop_after_data';
      printMail(session, raw, !isDropped);
      if (isDropped) sockets.get(session.remotePort)?.destroy();
      else done(null);
    };
    // A sender killed in the middle of a mail has not delivered it.
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
