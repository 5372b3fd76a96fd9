import { Link } from '@tanstack/react-router';
import { inlineOf } from '#ground/blocks/inline.rules.ts';

export function InlineText({ text }: { text: string }) {
  return inlineOf(text).map((run, at) => {
    // Runs have no ids, and their order never changes.
    const key = `${at} ${run.text}`;
    if (run.kind === 'stressed')
      return (
        <em key={key} className="italic lang-zh:font-medium lang-zh:not-italic">
          {run.text}
        </em>
      );
    if (run.kind === 'plain') return run.text;
    if (run.href.startsWith('/'))
      return (
        <Link key={key} to={run.href} className="text-link">
          {run.text}
        </Link>
      );
    return (
      <a key={key} href={run.href} className="text-link" rel="noopener">
        {run.text}
      </a>
    );
  });
}
