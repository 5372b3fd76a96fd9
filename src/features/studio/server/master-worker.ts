// A process beside the shop for one master, run by Node without a build: a file that somebody sent is decoded here and
// nowhere else. It may take so much memory and no more; whatever it does, the shop goes on.
import sharp from 'sharp';
import { lookAt, type MasterOrder, type MasterReply } from './look-at-master.ts';

const WATCH_MS = 25;

// One thread, one picture, nothing remembered: how much it takes must not depend on the machine's cores.
sharp.concurrency(1);
sharp.cache(false);

process.once('message', (order: MasterOrder) => {
  // Decoding runs on another thread, so this clock goes on meanwhile.
  setInterval(() => {
    if (process.memoryUsage.rss() > order.memory) answer({ fault: 'heavy' });
  }, WATCH_MS);
  void replyTo(order).then(answer);
});
// Ctrl+C reaches every process of the terminal; it is for the shop to say when work ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

function answer(reply: MasterReply): void {
  process.send?.(reply, () => process.exit());
}

async function replyTo(order: MasterOrder): Promise<MasterReply> {
  try {
    return await lookAt(order);
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
