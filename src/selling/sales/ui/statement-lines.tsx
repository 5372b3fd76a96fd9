import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { StatementLine } from '../sales.contract.ts';
import { StatementRow } from './statement-row.tsx';

/** A page of ten thousand rows would be slow: each click shows this many more. */
const STEP = 100;

const head = 'py-2 ps-4 text-end font-normal';

/** Every line with the calculation of its share, the latest first. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useLingui();
  const [count, setCount] = useState(STEP);
  const latest = lines.toReversed();
  const left = lines.length - count;
  return (
    <section className="mt-12">
      <h2 className="font-display text-title">
        <Trans>Line by line</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Plural value={lines.length} one="# line" other="# lines" />
      </p>
      <table className="mt-3 block w-full border-collapse text-small lg:table">
        <caption className="sr-only">{t`Line by line`}</caption>
        <thead className="sr-only lg:not-sr-only">
          <tr className="border-ink border-b text-ink-soft lg:table-row">
            <th scope="col" className="py-2 text-start font-normal">
              <Trans>Date</Trans>
            </th>
            <th scope="col" className="py-2 ps-4 text-start font-normal">
              <Trans>Work</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Price with tax</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Price before tax</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Rate</Trans>
            </th>
            <th scope="col" className={head}>
              <Trans>Your share</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {latest.slice(0, count).map((line) => (
            <StatementRow key={line.entry_id} line={line} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button className="mt-5" onClick={() => setCount(count + STEP)}>
          <Plural value={Math.min(left, STEP)} one="Show # more line" other="Show # more lines" />
        </Button>
      )}
    </section>
  );
}
