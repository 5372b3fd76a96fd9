import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Log } from './connect.ts';
import { checkedChannel } from './notices.ts';

const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

interface Subscriber {
  channel: string;
  onNotice: (payload: string) => void;
  onReset: () => void;
}

interface Listener {
  listen: Database['listen'];
  close(): Promise<void>;
}

/** One connection that only listens; when it is lost it comes back by itself and tells every subscriber. */
export function createListener(config: pg.ClientConfig, log: Log): Listener {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  let connecting: Promise<pg.Client> | undefined;

  function tell(subscriber: Subscriber, call: () => void) {
    try {
      call();
    } catch (err) {
      log.error({ err, channel: subscriber.channel }, 'a subscriber failed on a notice');
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, query_timeout: ANSWER_MS });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const each of subscribers) if (each.channel === channel) tell(each, () => each.onNotice(payload));
    });
    // Without this listener an error that comes before the connection is up would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const { channel } of subscribers) await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (!closing.signal.aborted) connecting = reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    log.warn({}, 'the listening database connection was lost');
    for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await delay(pause * (0.5 + Math.random()), undefined, { signal: closing.signal });
      try {
        const client = await connect();
        log.info({}, 'the listening database connection is back');
        for (const each of subscribers) tell(each, each.onReset);
        return client;
      } catch (err) {
        log.warn({ err }, 'the listening database connection is still lost');
      }
    }
  }
  return { listen, close };

  async function listen(channel: string, onNotice: (payload: string) => void, onReset: () => void) {
    const subscriber = { channel: checkedChannel(channel), onNotice, onReset };
    subscribers.add(subscriber);
    try {
      connecting ??= connect().catch((error) => {
        connecting = undefined;
        throw error;
      });
      await (await connecting).query(`listen ${channel}`);
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
