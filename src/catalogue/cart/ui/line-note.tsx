import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import type { LineView } from '../cart-view.rules.ts';

/** Why a line cannot be ordered, its former price, or the remaining stock. */
export function LineNote({ view }: { view: LineView }) {
  const { unavailable, item, line, most, was } = view;
  if (unavailable || !item) return <Note bad>{unavailableText(view)}</Note>;
  return (
    <>
      {item.edition && (
        <Note bad={line.nums > most}>
          <Plural
            value={item.edition.left}
            one="Numbered edition: # print is left."
            other="Numbered edition: # prints are left."
          />
        </Note>
      )}
      {was && (
        <Note>
          <Trans>The price has changed since you added it to your cart.</Trans>
        </Note>
      )}
    </>
  );
}

function unavailableText({ unavailable, item }: LineView): ReactNode {
  if (!item) return <Trans>This work is no longer in the shop. It is left out of your order.</Trans>;
  if (unavailable === 'sold_out') return <Trans>This edition is sold out. It is left out of your order.</Trans>;
  if (unavailable === 'offline')
    return (
      <Trans>This work is not on sale at the moment. It is left out of your order; you can keep or remove it.</Trans>
    );
  if (unavailable === 'unknown') {
    return <Trans>This size or frame is no longer offered. Please choose another.</Trans>;
  }
  return (
    <Trans>
      Sold only in our exhibition stores. Please{' '}
      <Link to="/contact" className="text-link">
        contact customer service
      </Link>
      .
    </Trans>
  );
}

function Note({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return (
    <p className={`mt-3 flex items-start gap-2 text-small ${bad ? 'text-bad' : 'text-ink-soft'}`}>
      <Icon name={bad ? 'warning' : 'info'} size={20} className="shrink-0" />
      <span>{children}</span>
    </p>
  );
}
