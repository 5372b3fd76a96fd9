import type { ReactNode } from 'react';

interface EntryFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Under the title: where else to go. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The pages by which people come in: what the page is for on the left, the form on the right. */
export function EntryFrame({ title, lead, aside, children }: EntryFrameProps) {
  return (
    <div className="page grid gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-display">{title}</h1>
        {lead && <p className="prose-text mt-4 text-ink-soft text-lead">{lead}</p>}
        {aside && <div className="mt-8">{aside}</div>}
      </div>
      <div>{children}</div>
    </div>
  );
}

// @chunk account
