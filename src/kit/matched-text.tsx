import { matchRange } from './match-range.rules.ts';
import { useLocale } from './use-locale.ts';

export function MatchedText({ text, query }: { text: string; query: string }) {
  const locale = useLocale();
  const range = matchRange(text, query, locale);
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
