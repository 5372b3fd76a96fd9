import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: ReactNode;
  /** One or two sentences: what it is for. */
  note?: ReactNode;
  children: ReactNode;
}

/** One matter of the account, under a hairline: its name at the side, what can be done beside it. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-hairline border-t py-8 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-[1.375rem]">
          {title}
        </h2>
        {note && <p className="prose-text mt-2 text-ink-soft text-small">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
