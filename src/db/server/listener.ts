import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Log } from './connect.ts';
import { checkedChannel } from './notices.ts';

/** How often the connection must prove that it is alive. */
const HEARTBEAT_MS = 500;
/** How long a check is valid: everything sent until then has been received. */
const VALID_MS = 1_500;
const ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

interface Subscriber {
  channel: string;
  onNotice: (payload: string) => void;
  onReset: () => void;
}

interface Listener {
  listen: Database['listen'];
  heardUntil: Database['heardUntil'];
  close(): Promise<void>;
}

/** One connection that only listens; when it is lost it reconnects and notifies every subscriber. */
export function createListener(config: pg.ClientConfig, log: Log): Listener {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  let connecting: Promise<pg.Client> | undefined;
  let heardUntil = 0;

  function notify(subscriber: Subscriber, call: () => void) {
    try {
      call();
    } catch (err) {
      log.error({ err, channel: subscriber.channel }, 'a subscriber failed on a notice');
    }
  }

  /** One statement after another: the driver's own queue is deprecated. */
  let last: Promise<unknown> = Promise.resolve();
  function ask(client: pg.Client, statement: string): Promise<pg.QueryResult> {
    const answer = last.then(() => client.query(statement));
    last = answer.catch(() => undefined);
    return answer;
  }

  let isWarned = false;
  function warnOfPooler() {
    if (!isWarned) log.warn({}, 'notices cannot be relied on through a connection pooler: set DATABASE_DIRECT_URL');
    isWarned = true;
  }

  async function connect(isAgain: boolean): Promise<pg.Client> {
    const client = new pg.Client({ ...config, query_timeout: ANSWER_MS });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const each of subscribers) if (each.channel === channel) notify(each, () => each.onNotice(payload));
    });
    // Without this listener an error before the connection is up would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const { channel } of subscribers) await ask(client, `listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    let heartbeat: NodeJS.Timeout | undefined;
    const beat = async () => {
      const asked = performance.now();
      try {
        const { rows } = await ask(client, 'select pg_backend_pid() as pid');
        const isDirect = rows[0]?.pid === (client as unknown as { processID: number }).processID;
        // Behind a pooler the listening session may belong to another client: then nothing is ever certain.
        if (isDirect) heardUntil = asked + VALID_MS;
        else warnOfPooler();
        heartbeat = setTimeout(() => void beat(), HEARTBEAT_MS).unref();
      } catch {
        client.end().catch(() => undefined);
      }
    };
    client.once('end', () => {
      clearTimeout(heartbeat);
      heardUntil = 0;
      if (!closing.signal.aborted) connecting = reconnect();
    });
    // First subscribers clear their caches, then notifications count as complete again.
    if (isAgain) for (const each of subscribers) notify(each, each.onReset);
    await beat();
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    log.warn({}, 'the listening database connection was lost');
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await delay(pause * (0.5 + Math.random()), undefined, { signal: closing.signal });
      try {
        const client = await connect(true);
        log.info({}, 'the listening database connection is back');
        return client;
      } catch (err) {
        log.warn({ err }, 'the listening database connection is still lost');
      }
    }
  }
  return { listen, close, heardUntil: () => heardUntil };

  async function listen(channel: string, onNotice: (payload: string) => void, onReset: () => void) {
    const subscriber = { channel: checkedChannel(channel), onNotice, onReset };
    subscribers.add(subscriber);
    try {
      connecting ??= connect(false).catch((error) => {
        connecting = undefined;
        throw error;
      });
      await ask(await connecting, `listen ${channel}`);
    } catch (error) {
      subscribers.delete(subscriber);
      throw error;
    }
    return async () => {
      subscribers.delete(subscriber);
    };
  }

  async function close() {
    closing.abort();
    const client = await connecting?.catch(() => undefined);
    await client?.end();
  }
}
