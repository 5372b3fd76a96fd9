import { useLingui } from '@lingui/react/macro';
import { matchRange } from './match-range.rules.ts';

/** A text with what was searched for in bold. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const { i18n } = useLingui();
  const range = matchRange(text, query, i18n.locale);
  if (!range) return text;
  const [start, end] = range;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-semibold text-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
