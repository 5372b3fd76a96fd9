import { createIsomorphicFn } from '@tanstack/react-start';
import { EARLY_SCRIPT, type Early } from './early-script.ts';

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
  if (early?.acts.length) {
    const replay = await import('./early-replay.ts').catch(() => undefined);
    await replay?.replayActs(early, settled);
  }
  early?.end();
}
