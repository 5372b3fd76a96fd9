import { type ReactNode, useId } from 'react';

interface EditorSectionProps {
  title: ReactNode;
  /** One or two sentences on its purpose. */
  note?: ReactNode;
  /** Directly below the head, which has its own line. */
  isFirst?: boolean;
  children: ReactNode;
}

export function EditorSection({ title, note, isFirst, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`pb-10 ${isFirst ? 'pt-2' : 'border-hairline border-t pt-6'}`}>
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      {note && <p className="prose-text mt-1 text-ink-soft text-small">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
