import { differences } from '#ground/audit/differences.rules.ts';

/** A text with its removed and added parts marked. */
export function TextDifference({ was, is, lang }: { was: string; is: string; lang: string | undefined }) {
  const runs = differences(was, is);
  return (
    <p lang={lang} className="whitespace-pre-line">
      {runs.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'come' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
