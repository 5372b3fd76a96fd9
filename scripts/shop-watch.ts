import { setTimeout as delay } from 'node:timers/promises';

const PROBE_EVERY_MS = 100;
const RSS_EVERY_MS = 500;
const MB = 1024 * 1024;

interface Probe {
  at: number;
  ms: number;
}

/** Observations of a shop under load, from outside. */
export interface ShopWatch {
  /** The memory of its process in megabytes: at the start, at most, and some seconds after the work. */
  rss: { before: number; most: number; after: number };
  /** The duration of calls that do nothing: the general cost of machine and process. */
  floor: { count: number; median: number; slowest: number; failed: number };
  /** The slowest such call during something else. */
  floorDuring: (at: number, ms: number) => number;
}

export async function watchShop(base: string, work: () => Promise<void>): Promise<ShopWatch> {
  const probes: Probe[] = [];
  const rss: number[] = [];
  let failed = 0;
  let isOver = false;
  const probing = async () => {
    while (!isOver) {
      const at = performance.now();
      const isWell = await answersWell(new URL('/healthz', base));
      if (!isWell) failed++;
      probes.push({ at, ms: Math.round(performance.now() - at) });
      await delay(PROBE_EVERY_MS);
    }
  };
  const weighing = async () => {
    while (!isOver) {
      rss.push(await residentMb(base).catch(() => 0));
      await delay(RSS_EVERY_MS);
    }
  };
  const before = await residentMb(base);
  const watching = [probing(), weighing()];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  // Garbage collection takes a few seconds.
  await delay(5_000);
  const after = await residentMb(base);
  const sorted = probes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    rss: { before, most: Math.max(before, after, ...rss), after },
    floor: {
      count: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slowest: sorted.at(-1) ?? 0,
      failed,
    },
    floorDuring: (at, ms) =>
      Math.max(0, ...probes.filter((probe) => probe.at < at + ms && probe.at + probe.ms > at).map((probe) => probe.ms)),
  };
}

/** Two lines about the observations. */
export function describeWatch({ rss, floor }: ShopWatch): string {
  return [
    `memory: ${rss.before} MB before, ${rss.most} MB at most, ${rss.after} MB afterwards`,
    `floor: ${floor.count} × /healthz, median ${floor.median} ms, slowest ${floor.slowest} ms, ${floor.failed} failed`,
  ].join('\n');
}

async function answersWell(url: URL): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function residentMb(base: string): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', base))).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (bytes === undefined)
    throw new Error('the shop does not tell its memory: is it on this machine, without a token?');
  return Math.round(Number(bytes) / MB);
}
