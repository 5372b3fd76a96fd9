import type { ReactNode } from 'react';

interface EntryFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Other places to go, below the title. */
  aside?: ReactNode;
  /** Also on narrow screens below the form. */
  cart?: { beside: ReactNode; below: ReactNode } | undefined;
  children: ReactNode;
}

/** The frame of login and registration: purpose on the left, form on the right. */
export function EntryFrame({ title, lead, aside, cart, children }: EntryFrameProps) {
  return (
    // As high as the window, so that the footer does not move when the cart arrives or the page changes.
    <div className="page grid min-h-dvh content-start gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-display">{title}</h1>
        {lead && <p className="prose-text mt-4 text-ink-soft text-lead">{lead}</p>}
        {aside && <div className="mt-8">{aside}</div>}
        {/* Last, because it arrives later than the rest. */}
        {cart && <div className="mt-8 empty:hidden max-lg:hidden">{cart.beside}</div>}
      </div>
      <div>
        {children}
        {cart?.below}
      </div>
    </div>
  );
}

// @chunk account
