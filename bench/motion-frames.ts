import type { Page } from '@playwright/test';

export interface Play {
  /** The animation whose time is counted; others that start with it end no later. */
  name: string;
  /** Starts the motion; runs in the page. */
  begin: (time: number) => void;
}

/** Frames per second from the start of a motion to its end, and the delay of its start. */
export async function playedFrames(page: Page, { name, begin }: Play, time: number) {
  await page.evaluate((wanted) => {
    const measured = new Promise<{ fps: number; waited_ms: number }>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${wanted} began`)), 20_000);
      const asked = performance.now();
      const start = ({ animationName, timeStamp }: AnimationEvent) => {
        if (animationName !== wanted) return;
        document.removeEventListener('animationstart', start);
        clearTimeout(late);
        let [first, last, count] = [0, 0, -1];
        let isOver = false;
        const end = (event: AnimationEvent) => {
          isOver ||= event.animationName === wanted;
        };
        document.addEventListener('animationend', end);
        // An element with less than a pixel to go jumps there when the page changes in the meantime.
        document.addEventListener('animationcancel', end);
        requestAnimationFrame(function tick(now) {
          count += 1;
          first ||= now;
          last = now;
          if (isOver && count > 0) resolve({ fps: (1000 * count) / (last - first), waited_ms: timeStamp - asked });
          else requestAnimationFrame(tick);
        });
      };
      document.addEventListener('animationstart', start);
    });
    Object.assign(window, { measured });
  }, name);
  await page.evaluate(begin, time);
  return page.evaluate(() => (window as unknown as { measured: Promise<{ fps: number; waited_ms: number }> }).measured);
}
