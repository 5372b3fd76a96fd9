import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#kit/client/session.ts';
import { lazily } from '#kit/later.tsx';

const CartInSight = lazily(async () => ({ default: (await import('./cart-in-sight.tsx')).CartInSight }));

/** Whether someone came here to order. */
export function isOrdering(redirect: string | undefined): boolean {
  return redirect !== undefined && /^(\/zh-[A-Za-z]+)?\/cart\b/.test(redirect);
}

/** Nothing without a cart; loaded only with one. */
export function OwnCart({ place }: { place: 'beside' | 'below' }) {
  const isFull = useSession(({ ready, cartCount }) => ready && cartCount > 0);
  return isFull ? (
    <Suspense>
      <CartInSight place={place} />
    </Suspense>
  ) : null;
}

/** For buyers, the two ways on are equal. */
export function EntryChoice({ redirect }: { redirect: string }) {
  const { t } = useLingui();
  const shared = {
    search: { redirect },
    activeOptions: { exact: true, includeSearch: false },
    className:
      'flex min-h-12 items-center justify-center border-hairline-strong border px-3 py-2 text-center hover:text-accent aria-[current=page]:border-ink aria-[current=page]:border-2 aria-[current=page]:font-medium',
  };
  return (
    <nav aria-label={t`Sign in or register`} className="mb-8 grid grid-cols-2 gap-3">
      <Link to="/register" {...shared}>
        <Trans>I am new here</Trans>
      </Link>
      <Link to="/login" {...shared}>
        <Trans>I have an account</Trans>
      </Link>
    </nav>
  );
}
