import type { ReactNode } from 'react';

/** One part of a member's page. */
export function MemberSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 font-text font-semibold text-body">{title}</h2>
      {children}
    </section>
  );
}
