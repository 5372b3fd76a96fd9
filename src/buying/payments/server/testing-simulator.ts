import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readConfig } from '#http/server/config.ts';

/** A message as the simulator would send it to the shop. */
export interface SentMessage {
  id: string;
  provider: 'paypal' | 'cybersource' | 'browser';
  url: string;
  headers: Record<string, string>;
  body: string;
}

interface Ledger {
  paypal: {
    orders: { id: string; status: string; reference: string; attempt_id: string; amount: string; currency: string }[];
    captures: {
      id: string;
      status: string;
      reference: string;
      minor: number;
      refunded_minor: number;
      currency: string;
    }[];
    refunds: { id: string; capture_id: string; status: string; minor: number }[];
  };
  cybersource: {
    payments: {
      id: string;
      status: string;
      decision: string;
      reference: string;
      charged_minor: number;
      refunded_minor: number;
      currency: string;
    }[];
    refunds: { id: string; payment_id: string; minor: number }[];
  };
  ecpay: { trades: { id: string; trade_no: string; state: string; refunded: number }[] };
  line_pay: { payments: { id: string; order_id: string; status: string; refunded: number }[] };
}

/** The payment simulator, running as a separate program. */
export interface TestSimulator {
  port: number;
  url: string;
  control: <Answer = unknown>(path: string, json?: object, method?: string) => Promise<Answer>;
  ledger: () => Promise<Ledger>;
  sent: () => Promise<SentMessage[]>;
  close: () => Promise<void>;
}

/** With `keepsBack` it sends nothing automatically: a test delivers its messages. */
export async function startTestSimulator(
  shop = 'http://127.0.0.1:9',
  { keepsBack = true, port: wanted = 0, data }: { keepsBack?: boolean; port?: number; data?: string } = {},
): Promise<TestSimulator> {
  const flags = ['--tied', '--port', String(wanted), '--shop', shop, ...(data ? ['--data', data] : [])];
  const child = spawn(process.execPath, ['simulator/main.ts', ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  const port = Number(new URL(url).port);
  const control: TestSimulator['control'] = async (path, json, method = json ? 'POST' : 'GET') => {
    // A new connection each: a reused one may just be closing on a busy machine.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const body = json && { body: JSON.stringify(json) };
    const response = await fetch(`http://127.0.0.1:${port}/control/${path}`, { method, headers, ...body });
    const text = await response.text();
    if (!response.ok) throw new Error(`control/${path} answered ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  if (keepsBack) {
    const manner = { send: false };
    await control('messages', { paypal: manner, cybersource: manner, browser: manner });
  }
  return {
    port,
    url,
    control,
    ledger: () => control<Ledger>('ledger'),
    sent: async () => (await control<{ sent: SentMessage[] }>('sent')).sent,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The configuration of a shop with the simulator as its providers. */
export function simulated({ port, url }: Pick<TestSimulator, 'port' | 'url'>, baseUrl = 'https://shop.test') {
  const env = { DEMO: 'on', BASE_URL: baseUrl, SIMULATOR_PORT: String(port), SIMULATOR_URL: url };
  const { payments, invoices, simulator } = readConfig(env);
  return { payments, invoices, simulator };
}
