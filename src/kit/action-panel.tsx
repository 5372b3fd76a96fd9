import { type ReactNode, useEffect, useId, useRef } from 'react';

/** Opens in place under the actions and takes the focus, for screen readers and the next key press. */
export function ActionPanel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-6 border-accent border-s-2 bg-wall-deep px-5 py-5 outline-none sm:px-8 sm:py-6"
    >
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

// @chunk account
