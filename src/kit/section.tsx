import { type ReactNode, useId } from 'react';

/** `beside`: its name at the side on wide screens. `small`: a group in a column of a page with larger headings. */
type SectionLayout = 'under' | 'beside' | 'small';

interface SectionProps {
  title: ReactNode;
  /** One or two sentences about its purpose. */
  note?: ReactNode | undefined;
  layout?: SectionLayout;
  /** An anchor; a link to it focuses the section. */
  id?: string;
  children: ReactNode;
}

const LAYOUTS: Record<SectionLayout, { section: string; title: string; note: string; body: string }> = {
  under: {
    section: 'border-hairline border-t pt-6 pb-10',
    title: 'text-[1.375rem]',
    note: 'mt-1',
    body: 'mt-5',
  },
  beside: {
    section: 'grid grid-cols-1 gap-x-12 gap-y-5 border-hairline border-t py-8 xl:grid-cols-[15rem_minmax(0,1fr)]',
    title: 'text-[1.375rem]',
    note: 'mt-2',
    body: 'min-w-0',
  },
  small: {
    section: 'min-w-0',
    title: 'font-text font-semibold text-body',
    note: 'mt-1',
    body: 'mt-3',
  },
};

/** One part of a page, named by its heading. */
export function Section({ title, note, layout = 'under', id, children }: SectionProps) {
  const titleId = useId();
  const style = LAYOUTS[layout];
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId} className={style.section}>
      <div>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        {note && <p className={`prose-text text-ink-soft text-small ${style.note}`}>{note}</p>}
      </div>
      <div className={style.body}>{children}</div>
    </section>
  );
}

// @chunk account
