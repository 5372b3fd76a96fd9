import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CASE_BOOKS_WORDS, CASE_FACT_WORDS } from '#ground/books-cases/books-case.words.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { BooksCaseView } from '../books-cases.contract.ts';
import { differenceOf } from '../difference-of.rules.ts';
import { CaseHistory } from './case-history.tsx';
import { CaseSteps } from './case-steps.tsx';
import { useCaseValue } from './use-case-value.ts';

/** One difference: what it means, both sides, its history and its form. */
export function BooksCase({ found }: { found: BooksCaseView }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  const { books, code, subject, difference, opened_at, found_at, closed_at } = found;
  // The number of a payout begins with its run.
  const run = books === 'payout' ? /^PO-(\d+)/.exec(subject)?.[1] : undefined;
  const words = differenceOf(books, difference);
  const [since, last] = [time(opened_at), time(found_at)];
  return (
    <li className="border-hairline border-b py-5">
      <h2 className="flex flex-wrap gap-x-3 font-text text-body">
        {code ? (
          <Link to="/admin/order/$code" params={{ code }} className="text-link tabular-nums">
            {code}
          </Link>
        ) : run ? (
          <Link to="/admin/payout/$id" params={{ id: run }} className="text-link tabular-nums">
            {subject}
          </Link>
        ) : (
          <span className="tabular-nums [overflow-wrap:anywhere]">{subject}</span>
        )}
        <span className="text-ink-soft">{i18n._(CASE_BOOKS_WORDS[books])}</span>
      </h2>
      <p className={`prose-text mt-1 ${closed_at ? '' : 'text-bad'}`}>{words ? i18n._(words) : difference}</p>
      <Sides found={found} />
      <p className="mt-2 text-ink-soft text-small">
        <Trans>Found: {since}</Trans> · <Trans>last compared: {last}</Trans>
      </p>
      <CaseHistory found={found} />
      <CaseSteps found={found} />
    </li>
  );
}

function Sides({ found: { books, sides } }: { found: BooksCaseView }) {
  const { i18n } = useLingui();
  const textOf = useCaseValue();
  if (sides.length === 0) return null;
  return (
    <table className="mt-3 text-small tabular-nums">
      <thead>
        <tr className="text-ink-soft text-left">
          <td />
          <th scope="col" className="pe-6 font-normal">
            {books === 'payout' ? <Trans>The ledger</Trans> : <Trans>Our books</Trans>}
          </th>
          <th scope="col" className="font-normal">
            {books === 'payout' ? <Trans>The payout</Trans> : <Trans>The other side</Trans>}
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ fact, here, there }) => (
          <tr key={fact}>
            <th scope="row" className="pe-6 text-left font-normal text-ink-soft">
              {i18n._(CASE_FACT_WORDS[fact])}
            </th>
            <td className="pe-6 [overflow-wrap:anywhere]">{textOf(here)}</td>
            <td className="[overflow-wrap:anywhere]">{textOf(there)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
