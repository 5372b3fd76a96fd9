import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, startProgram, WINDOW } from './browser.ts';

/** The messages of MiniBrowser's console that are errors. */
const ERROR = /CONSOLE \w+ ERROR/;

/** The engine of Safari: WebKitGTK's small browser, through its own driver, on a screen that nobody sees. */
export async function openWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Browser> {
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const programs = [screen];
  const stop = async () => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const [display] = await screen.says('extra', /\d+/);
    const port = await freePort();
    const program = startProgram(driver, [`--port=${port}`], { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' });
    programs.push(program);
    const errors: string[] = [];
    for (const from of ['stdout', 'stderr'] as const)
      program.listen(from, (line) => {
        if (ERROR.test(line)) errors.push(line);
      });
    const session = await begin(`http://127.0.0.1:${port}`, browser);
    return { ...session, errors: () => errors, close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A session of classic WebDriver: one HTTP request for each command. */
async function begin(driver: string, binary: string): Promise<Omit<Browser, 'close' | 'errors'>> {
  await untilReady(driver);
  const options = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, { capabilities });
  const send = <Result>(path: string, body?: object) => command<Result>(`${driver}/session/${sessionId}/${path}`, body);
  await send('window/rect', { x: 0, y: 0, ...WINDOW });
  return {
    go: async (url) => {
      await send('url', { url });
    },
    read: (expression) => send<string>('execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (actions) => {
      await send('actions', { actions });
    },
    screenshot: async () => Buffer.from(await send<string>('screenshot'), 'base64'),
  };
}

/** Sends a command; without a body it is a question. */
async function command<Result>(url: string, body?: object): Promise<Result> {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const { value } = await (await fetch(url, post)).json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await command(`${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('the driver of WebKit does not answer');
}

/** The driver takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
