import type { ReactNode } from 'react';
import type { Marks } from '../search.contract.ts';

/** A text with the parts that were asked for marked. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of marks) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className="bg-accent/15 text-inherit">
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return [...parts, text.slice(done)];
}
