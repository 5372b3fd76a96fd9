import { createIsomorphicFn } from '@tanstack/react-start';
import { EARLY_SCRIPT, type Early } from './early-script.ts';

const PAUSES_MS = [1_000, 2_000, 4_000];

declare global {
  interface Window {
    early?: Early;
  }
}

/** The script of the page's head: the server writes it, and the browser, which has already run it, ignores it. */
export const earlyScript = createIsomorphicFn()
  .server(() => EARLY_SCRIPT)
  .client(() => '');

/** Replays what was pressed, typed and chosen before the page was ready; most visitors did nothing, and load no code for it. */
export async function carryOutEarly(settled: () => Promise<void>): Promise<void> {
  const { early } = window;
  if (early?.acts.length) await (await loadReplay())?.replayActs(early, settled);
  early?.end();
}

/** The connection may have been lost for a moment; what was pressed until then is not. */
async function loadReplay(): Promise<typeof import('./early-replay.ts') | undefined> {
  for (const pause of PAUSES_MS) {
    try {
      return await import('./early-replay.ts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
