import { type ReactNode, useId } from 'react';

interface WorkSectionProps {
  title: ReactNode;
  /** One or two sentences: what it is for. */
  note?: ReactNode;
  children: ReactNode;
}

/** One matter of a work under a hairline. */
export function WorkSection({ title, note, children }: WorkSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6 pb-10">
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      {note && <p className="prose-text mt-1 text-ink-soft text-small">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

// @chunk studio
