import type { ReactNode } from 'react';

interface DeskPageProps {
  title: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** The queues, on the left if there is space. */
  side?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its title, its queues, and its results. */
export function DeskPage({ title, actions, side, children }: DeskPageProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-display">{title}</h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {side ? (
        <div className="mt-6 grid gap-x-10 gap-y-6 xl:grid-cols-[13rem_minmax(0,1fr)]">
          {side}
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        <div className="mt-6">{children}</div>
      )}
    </>
  );
}
