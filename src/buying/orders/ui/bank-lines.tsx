import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { CONFIRMABLE } from '../bank-matching.rules.ts';
import type { BankLineView } from '../bank-statement.contract.ts';
import { useConfirmLines } from '../bank-statement.queries.ts';
import { BankLineRow } from './bank-line-row.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** Sure lines start ticked; the button confirms all ticked lines. */
export function BankLines({ id, lines }: { id: number; lines: readonly BankLineView[] }) {
  const { t } = useLingui();
  const { money } = useOrderFormat();
  const { mutate, isPending, outcomes } = useConfirmLines(id);
  // The user's own ticks; the other lines are ticked if they are sure.
  const [chosen, setChosen] = useState<ReadonlyMap<number, string | null>>(new Map());
  const codeOf = (line: BankLineView) => {
    if (!CONFIRMABLE.includes(line.kind)) return null;
    const own = chosen.get(line.line_id);
    return own === undefined ? (line.kind === 'sure' ? line.code : null) : own;
  };
  const ticked = lines.flatMap((line) => {
    const code = codeOf(line);
    return code ? [{ line, code }] : [];
  });
  const sum = money(
    ticked.reduce((all, { line }) => all + line.amount, 0),
    'NTD',
  );
  const done = [...outcomes.values()].filter((outcome) => outcome === 'confirmed').length;
  const refused = outcomes.size - done;

  function confirm() {
    const sent = new Map(ticked.map(({ line: { line_id }, code }) => [line_id, code]));
    mutate(
      [...sent].map(([line_id, code]) => ({ line_id, code })),
      // Unticked lines stay unticked, so that pressing again does not confirm them.
      { onSuccess: () => setChosen((own) => new Map([...own].filter(([line_id]) => !sent.has(line_id)))) },
    );
  }

  return (
    <>
      <div role="status">
        {outcomes.size > 0 && (
          <p className={`mt-4 border-s-2 bg-wall-deep px-4 py-3 ${refused > 0 ? 'border-bad' : 'border-good'}`}>
            <Plural value={done} one="# transfer was confirmed." other="# transfers were confirmed." />
            <SentenceGap />
            {refused > 0 && (
              <Plural value={refused} one="# was not; its line says why." other="# were not; their lines say why." />
            )}
          </p>
        )}
      </div>
      {lines.length === 0 ? (
        <EmptyState title={<Trans>No lines here</Trans>} />
      ) : (
        <ul aria-label={t`Lines of the statement`} className="mt-4 border-hairline border-t">
          {lines.map((line) => (
            <BankLineRow
              key={line.line_id}
              line={line}
              code={codeOf(line)}
              outcome={outcomes.get(line.line_id)}
              choose={(code) => setChosen(new Map(chosen).set(line.line_id, code))}
            />
          ))}
        </ul>
      )}
      {lines.some(({ kind }) => CONFIRMABLE.includes(kind)) && (
        <StickyBar className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button kind="primary" busy={isPending} disabled={ticked.length === 0 && !isPending} onClick={confirm}>
            <Plural value={ticked.length} one="Confirm # transfer" other="Confirm # transfers" />
          </Button>
          <span className="text-ink-soft tabular-nums">{sum}</span>
        </StickyBar>
      )}
    </>
  );
}
