import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 1000;
const TRIES = 6;

/**
 * A part of the page that nobody needs at first: what is below the first screen, or opens when something is pressed. The server
 * writes it as any other. The browser shows that while it fetches the code once everything else is alive, and then takes it over.
 * Until then it keeps the properties it was written with: given others, React would take it off the page.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const once = () => {
    loading ??= persistently(load);
    return loading;
  };
  const Part = lazy(async () => ({ default: await once() })) as unknown as ComponentType<Props>;
  const boundary = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  const Boundary = memo(boundary) as unknown as ComponentType<Props>;
  return (props: Props) => <Boundary {...usePropsLater(props, once)} />;
}

/**
 * As React's `lazy`, for a part that something calls up. While its code cannot be fetched, the part is missing and the rest of the
 * page goes on; a failure would take the whole page away.
 */
export const lazily: typeof lazy = (load) => lazy(() => persistently(load));

/** The properties of the first time until the code is there, then the latest ones. */
function usePropsLater<Props>(props: Props, load: () => Promise<unknown>): Props {
  const [first] = useState(props);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void load().then(() => setLoaded(true));
  }, [load]);
  return isLoaded ? props : first;
}

/** Where the code cannot be had, the part stays as the server wrote it: its links and forms work, and so does the page. */
async function persistently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; tried <= TRIES; tried++) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
    }
  }
  return new Promise(() => undefined);
}

/** Waits, in a browser, until the window is at least so wide: what is not shown before need not be alive before. */
export async function isWide(width: string): Promise<void> {
  if (typeof window === 'undefined') return;
  const query = window.matchMedia(`(min-width: ${width})`);
  if (query.matches) return;
  await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
}

/** Waits, in a browser, until a part that the server has written comes into view; one that is not there yet is wanted at once. */
export async function isSeen(selector: string): Promise<void> {
  const part = typeof window !== 'undefined' && document.querySelector(selector);
  if (!part) return;
  await new Promise<void>((resolve) => {
    new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && resolve()).observe(part);
  });
}
