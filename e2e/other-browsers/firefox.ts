import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, BrowserGone, startProgram, WINDOW } from './browser.ts';

/** No first-run pages, and no requests to the browser's maker. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'intl.locale.requested': 'en-US',
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Firefox without a screen; it speaks WebDriver BiDi itself, over a socket. */
export async function openFirefox(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'cornice-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    HOME: profile,
    MOZ_HEADLESS_WIDTH: String(WINDOW.width),
    MOZ_HEADLESS_HEIGHT: String(WINDOW.height),
  });
  const close = async () => {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await program.says('stderr', /WebDriver BiDi listening on (ws:\S+)/);
    return { ...(await begin(await openSocket(`${address}/session`))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins a session in a window of its own: the first one never has the focus. */
async function begin(socket: Socket): Promise<Omit<Browser, 'close'>> {
  const { send } = socket;
  const errors: string[] = [];
  socket.onEvent((method, { level, text }) => {
    if (method === 'log.entryAdded' && level === 'error') errors.push(String(text));
  });
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    errors: () => errors,
    go: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) => {
      const reply = await send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
      return reply.result.value;
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

interface Socket {
  send: <Result>(method: string, params: object) => Promise<Result>;
  onEvent: (hear: (method: string, params: Record<string, unknown>) => void) => void;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: string;
  message?: string;
}

async function openSocket(address: string): Promise<Socket> {
  const socket = new WebSocket(address);
  const open = new Map<number, Pick<PromiseWithResolvers<Message>, 'resolve' | 'reject'>>();
  const listeners: Parameters<Socket['onEvent']>[0][] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) {
      for (const hear of listeners) hear(message.method ?? '', message.params ?? {});
      return;
    }
    open.get(message.id)?.resolve(message);
    open.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of open.values()) reject(new BrowserGone('Firefox has closed the connection'));
    open.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not accept connections')));
  });
  return {
    onEvent: (hear) => listeners.push(hear),
    send: async <Result>(method: string, params: object) => {
      if (socket.readyState !== WebSocket.OPEN) throw new BrowserGone('Firefox has closed the connection');
      last += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Message>();
      open.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
      const { error, message, result } = await promise;
      if (error) throw new Error(`${method}: ${error}: ${message}`);
      return result as Result;
    },
  };
}
