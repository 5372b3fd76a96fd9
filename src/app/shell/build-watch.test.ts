import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './build-watch.ts';

type Change = { toLocation: { pathname: string; publicHref: string }; pathChanged: boolean };

let latest = 'old';
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  // Only the network is replaced: in a browser this is the shop's own /build.json.
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ id: latest });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watching() {
  const loaded: string[] = [];
  let navigate: (change: Change) => void = () => undefined;
  const router = {
    subscribe: (_event: 'onBeforeNavigate', listener: (change: Change) => void) => {
      navigate = listener;
      return () => undefined;
    },
  };
  const end = watchBuild('old', router, (href) => loaded.push(href));
  const go = (pathname: string) =>
    navigate({ toLocation: { pathname, publicHref: `/zh-Hant${pathname}` }, pathChanged: true });
  return { loaded, go, end };
}

test('the build is asked for every 60 minutes', async () => {
  latest = 'old';
  const { end } = watching();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(121 * 60_000);
  expect(asked).toEqual(['/build.json', '/build.json', '/build.json']);
  end();
});

test('a new build is loaded at the next navigation, but never on the way through checkout', async () => {
  latest = 'new';
  const { loaded, go, end } = watching();
  go('/shop');
  expect(loaded).toEqual([]);

  await vi.advanceTimersByTimeAsync(60 * 60_000);
  go('/cart');
  go('/cart/check');
  expect(loaded).toEqual([]);
  go('/shop');
  expect(loaded).toEqual(['/zh-Hant/shop']);
  end();
});

test('the same build is never loaded again', async () => {
  latest = 'old';
  const { loaded, go, end } = watching();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  go('/shop');
  expect(loaded).toEqual([]);
  end();
});
