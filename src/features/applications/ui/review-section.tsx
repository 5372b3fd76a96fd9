import { type ReactNode, useId } from 'react';

/** A part of an application's page under a hairline. */
export function ReviewSection({ id: anchor, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      className="border-hairline border-t pt-6 pb-10"
    >
      <h2 id={id} className="mb-5 text-[1.375rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
