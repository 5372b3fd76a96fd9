import type { ReactNode } from 'react';
import { useForeignLang } from '#kit/use-locale.ts';
import type { Marks } from '../search.contract.ts';

export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  const lang = useForeignLang()(text);
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
  parts.push(text.slice(done));
  return lang ? <span lang={lang}>{parts}</span> : parts;
}
