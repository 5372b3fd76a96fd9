import { Suspense } from 'react';
import type { Line } from '#catalogue/cart/cart.rules.ts';
import { useSession } from '#kit/client/session.ts';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const WallQuote = lazily(() => import('./wall-quote.tsx').then((module) => ({ default: module.WallQuote })));

/** Only in the browser, which alone knows the visitor's currency and country. */
export function WallQuoteLater({ lines }: { lines: readonly Line[] }) {
  const ready = useSession((session) => session.ready);
  if (!ready) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-4 h-36" />}>
      <WallQuote lines={lines} />
    </Suspense>
  );
}
