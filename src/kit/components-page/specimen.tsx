import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionProps {
  title: string;
  note: string;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="mt-16 border-hairline border-t pt-8">
      <h2 className="text-title">{title}</h2>
      <p className="prose-text mt-2 text-ink-soft">{note}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  title: string;
  /** Takes the whole row. */
  wide?: boolean;
  children: ReactNode;
}

export function Specimen({ title, wide, children }: SpecimenProps) {
  return (
    <div className={classNames('min-w-0', wide && 'md:col-span-full')}>
      <h3 className="mb-3 font-text text-caption text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
