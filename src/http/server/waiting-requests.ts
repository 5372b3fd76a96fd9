/** How many may wait in one process: for one topic, of one network, and in all. */
const MOST = { topic: 24, network: 40, process: 500 };
/** How often the listening connection is checked while someone waits. */
const CHECK_MS = 500;

/** A request's place among those that wait. */
interface WaitingPlace {
  /** Resolves when the topic has changed since the place was taken, when the shop cannot hear of changes, or after `ms`. */
  untilChanged(signal: AbortSignal, ms: number): Promise<void>;
  leave(): void;
}

/** Requests that wait for a change of something, instead of asking again and again. */
export interface WaitingRequests {
  /** Undefined if too many wait already, or if this process could not hear of a change: the client asks again later. */
  enter(topic: string, network: string): WaitingPlace | undefined;
  wake(topic: string): void;
  /** Notices may have been missed. */
  wakeAll(): void;
  /** The process ends: everyone is answered, and nobody waits any more. */
  end(): void;
}

interface Waiting {
  topic: string;
  network: string;
  woken: PromiseWithResolvers<void>;
}

/** `heardUntil` is the database's: until when every notice has certainly been received. */
export function createWaitingRequests(heardUntil: () => number): WaitingRequests {
  const places = new Set<Waiting>();
  let isEnding = false;
  let check: NodeJS.Timeout | undefined;

  const isDeaf = () => heardUntil() < performance.now();
  const countOf = (key: 'topic' | 'network', value: string) => [...places].filter((one) => one[key] === value).length;
  const wakeAll = () => {
    for (const { woken } of places) woken.resolve();
  };
  function leave(place: Waiting) {
    places.delete(place);
    if (places.size > 0) return;
    clearInterval(check);
    check = undefined;
  }
  return {
    enter(topic, network) {
      if (isEnding || isDeaf() || places.size >= MOST.process) return undefined;
      if (countOf('topic', topic) >= MOST.topic || countOf('network', network) >= MOST.network) return undefined;
      const place = { topic, network, woken: Promise.withResolvers<void>() };
      places.add(place);
      check ??= setInterval(() => isDeaf() && wakeAll(), CHECK_MS).unref();
      return {
        untilChanged: (signal, ms) => wokenWithin(place.woken, signal, ms),
        leave: () => leave(place),
      };
    },
    wake(topic) {
      for (const place of places) if (place.topic === topic) place.woken.resolve();
    },
    wakeAll,
    end() {
      isEnding = true;
      wakeAll();
    },
  };
}

async function wokenWithin(woken: PromiseWithResolvers<void>, signal: AbortSignal, ms: number): Promise<void> {
  const wake = () => woken.resolve();
  if (signal.aborted) return;
  const timer = setTimeout(wake, ms);
  signal.addEventListener('abort', wake, { once: true });
  await woken.promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', wake);
}
