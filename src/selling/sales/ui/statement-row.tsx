import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { StatementLine } from '../sales.contract.ts';
import { signedMoney, taxDivisor } from '../statement.rules.ts';
import { rateText } from '../statement.words.ts';

const cell = 'block lg:table-cell lg:py-3 lg:ps-4 lg:align-top';
/** On a phone the figures flow like words of a sentence. */
const figure =
  'me-2 inline-block tabular-nums whitespace-nowrap lg:me-0 lg:table-cell lg:py-3 lg:ps-4 lg:text-end lg:align-top';

/** One line of a statement: columns on a wide screen, a small calculation on a phone. */
export function StatementRow({ line }: { line: StatementLine }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = (amount: number) => signedMoney(amount, line.currency, locale);
  const isBack = line.kind === 'refund';
  const divisor = taxDivisor(line.tax_rate);
  return (
    <tr className="block border-hairline border-b py-4 lg:table-row lg:py-0">
      <th scope="row" className={classNames(cell, 'text-start font-normal lg:ps-0')}>
        <span className="me-2 lg:block">
          {i18n.date(new Date(`${line.day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
        </span>
        <span className="whitespace-nowrap text-caption text-ink-soft lg:block">{line.code}</span>
        {isBack && (
          <span className="ms-2 text-bad text-caption lg:ms-0 lg:block">
            <Trans>Refund</Trans>
          </span>
        )}
      </th>
      <td className={classNames(cell, 'min-w-0 break-words pb-2')}>
        <span className="block">
          {line.title}
          {Math.abs(line.nums) > 1 && <span className="text-ink-soft"> × {Math.abs(line.nums)}</span>}
        </span>
        <span className="block text-caption text-ink-soft">
          {line.artist} | {line.size} | {line.frame}
        </span>
      </td>
      <td className={figure}>{money(line.gross)}</td>
      <td className={figure}>
        <span className="lg:flex lg:flex-col-reverse">
          <span className="me-2 text-caption text-ink-soft lg:me-0">
            {divisor === undefined ? <Trans>zero-rated</Trans> : `÷ ${i18n.number(divisor)}`}
          </span>
          <span>
            <span className="lg:hidden">= </span>
            {money(line.net)}
          </span>
        </span>
      </td>
      <td className={figure}>
        <span>× {rateText(i18n, line.rate_bp)}</span>
      </td>
      <td className={classNames(figure, 'font-medium', isBack && 'text-bad')}>
        <span className="lg:hidden">= </span>
        {money(line.share)}
      </td>
    </tr>
  );
}
