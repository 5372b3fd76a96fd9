import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 1000;
const TRIES = 6;

/**
 * A part of the page that is not needed at first: below the first screen, or opened by a press. The server renders
 * it normally. The browser shows that HTML, loads the code after everything else is hydrated, and then hydrates
 * it. Until then it keeps its first props: with others, React would remove it from the page.
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
 * Like React's `lazy`, for a part that opens on demand. While its code cannot be loaded, the part is missing and
 * the rest of the page works; an error would remove the whole page.
 */
export const lazily: typeof lazy = (load) => lazy(() => persistently(load));

/** The first props until the code has loaded, then the latest ones. */
function usePropsLater<Props>(props: Props, load: () => Promise<unknown>): Props {
  const [first] = useState(props);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void load().then(() => setLoaded(true));
  }, [load]);
  return isLoaded ? props : first;
}

/** If the code cannot be loaded, the part stays as the server rendered it: its links and forms work. */
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

/** In a browser, waits until the window is at least so wide: a part hidden before need not be hydrated before. */
export async function isWide(width: string): Promise<void> {
  if (typeof window === 'undefined') return;
  const query = window.matchMedia(`(min-width: ${width})`);
  if (query.matches) return;
  await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
}

/** In a browser, waits until a server-rendered part comes into view; a part not yet on the page counts as wanted. */
export async function isSeen(selector: string): Promise<void> {
  const part = typeof window !== 'undefined' && document.querySelector(selector);
  if (!part) return;
  await new Promise<void>((resolve) => {
    new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && resolve()).observe(part);
  });
}
