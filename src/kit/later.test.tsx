import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { later, lazily } from './later.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}.</p>;

async function written(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page);
  return (await text(prelude)).replaceAll('<!-- -->', '');
}

test('the server renders a later part in place, for visitors without scripts', async () => {
  const Part = later(async () => Greeting);

  const html = await written(
    <main>
      <Part name="Ada" />
    </main>,
  );

  expect(html).toMatch(/^<main>.*<p>Good day, Ada\.<\/p>.*<\/main>$/);
  expect(html).not.toContain('<template');
});

test('code that cannot be had is asked for again', async () => {
  vi.useFakeTimers();
  try {
    let tries = 0;
    const Part = later(async () => {
      tries += 1;
      if (tries < 3) throw new Error('no connection');
      return Greeting;
    });
    const html = written(<Part name="Ada" />);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(await html).toContain('Good day, Ada.');
    expect(tries).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a part that is called up without a connection appears when there is one, and breaks nothing before', async () => {
  vi.useFakeTimers();
  try {
    let tries = 0;
    const Part = lazily(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no connection');
      return { default: Greeting };
    });
    const html = written(
      <Suspense>
        <Part name="Ada" />
      </Suspense>,
    );
    await vi.advanceTimersByTimeAsync(60_000);

    expect(await html).toContain('Good day, Ada.');
    expect(tries).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
