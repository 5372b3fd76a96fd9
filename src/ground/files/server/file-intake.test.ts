import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '#shared/errors.ts';
import { openIntake, type SentFile } from './file-intake.ts';

const MOST = 100;
const admit = async () => undefined;
const contentOf = ({ path }: SentFile) => readFile(path, 'utf8');

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'cornice-test-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

/** A body that records whether reading has begun, and arrives when it is released. */
function waiting(text = 'hello') {
  const gate = Promise.withResolvers<void>();
  const state = { isRead: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        state.isRead = true;
        await gate.promise;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state, letGo: gate.resolve };
}

describe('the way in for files', () => {
  test('takes six bodies of a hundred at the same time, and reads nothing of the others', async () => {
    const place = await folder();
    const intake = openIntake(place);
    const bodies = Array.from({ length: 100 }, () => waiting());
    let most = 0;
    const taken = bodies.map(({ body }, at) =>
      intake
        .take({ who: String(at), body, most: MOST }, admit, async (file) => {
          most = Math.max(most, intake.underWay);
          return contentOf(file);
        })
        .catch((error: unknown) => error),
    );
    await expect.poll(() => bodies.filter(({ state }) => state.isRead).length).toBe(6);
    const read = bodies.filter(({ state }) => state.isRead).length;
    for (const { letGo } of bodies) letGo();
    const ends = await Promise.all(taken);

    expect([read, most]).toEqual([6, 6]);
    expect(ends.filter((end) => end === 'hello')).toHaveLength(6);
    const refused = ends.filter((end) => end instanceof Refusal);
    expect(refused).toHaveLength(94);
    expect(refused[0]).toMatchObject({ code: 'unavailable', details: { retryAfter: 3 } });
    expect([intake.underWay, await readdir(place)]).toEqual([0, []]);
    expect(await intake.take({ who: '1', body: new Blob(['again']).stream(), most: MOST }, admit, contentOf)).toBe(
      'again',
    );
  });

  test('takes two of one person, so that others find room', async () => {
    const intake = openIntake(await folder());
    const own = [waiting(), waiting(), waiting()];
    const taken = own.map(({ body }) => intake.take({ who: 'mei', body, most: MOST }, admit, contentOf));
    await expect(taken[2]).rejects.toMatchObject({ code: 'unavailable' });
    const other = intake.take({ who: 'lin', body: new Blob(['x']).stream(), most: MOST }, admit, contentOf);

    expect(await other).toBe('x');

    for (const { letGo } of own) letGo();
    await Promise.all(taken.slice(0, 2));
  });

  test('reads nothing of a sender who is not admitted', async () => {
    const intake = openIntake(await folder());
    const { body, state } = waiting();
    const closed = () => Promise.reject(new Refusal('too_many_requests'));

    await expect(intake.take({ who: 'mei', body, most: MOST }, closed, contentOf)).rejects.toThrow('too_many_requests');

    expect([state.isRead, intake.underWay]).toEqual([false, 0]);
  });

  test('leaves no file behind: neither of a body too large or broken off, nor after a failure', async () => {
    const place = await folder();
    const intake = openIntake(place);
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('the sender went away')),
    });
    const take = (body: ReadableStream<Uint8Array>, use: (file: SentFile) => Promise<string> = contentOf) =>
      intake.take({ who: 'mei', body, most: MOST }, admit, use);

    await expect(take(new Blob(['x'.repeat(MOST + 1)]).stream())).rejects.toThrow('too_large');
    await expect(take(broken)).rejects.toThrow(Refusal);
    await expect(take(new Blob(['x']).stream(), () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');

    expect([intake.underWay, await readdir(place)]).toEqual([0, []]);
  });

  test('is swept of what a process left behind that was killed', async () => {
    const place = join(await folder(), 'incoming');
    await mkdir(place);
    for (const name of ['old', 'fresh']) await writeFile(join(place, name), 'half a picture');
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(place, 'old'), before, before);

    expect(await openIntake(place).sweep()).toBe(1);

    expect(await readdir(place)).toEqual(['fresh']);
  });
});
