import { type ReactNode, useId } from 'react';

/** A part of an order's page under a hairline. */
export function OrderSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6 pb-10">
      <h2 id={id} className="mb-5 text-[1.375rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}

// @chunk account
