import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { factChanges } from '#ground/audit/fact-changes.rules.ts';
import { NOTHING } from '#ground/audit/log-values.rules.ts';
import { FactName, localeOfFact } from '#kit/desk/fact-name.tsx';
import { TextDifference } from '#kit/desk/text-difference.tsx';
import { useLogReader } from '#kit/desk/use-log-reader.ts';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import { WORK_LOG } from '../goods-log.rules.ts';
import type { BulkLine } from '../prices.contract.ts';

export function BulkLineRow({ line }: { line: BulkLine }) {
  const { item_id, title, artist, size, price, facts } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link to="/admin/work/$id" params={{ id: String(item_id) }} className="hover:text-accent">
          {title || <Trans>Work {item_id}</Trans>}
        </Link>{' '}
        <span className="text-ink-soft text-small">
          {[artist, size].filter(Boolean).join(' · ')}
          {size === '' && (
            <>
              {' · '}
              <Trans>size no longer offered</Trans>
            </>
          )}
        </span>
      </span>
      {price && <PriceMove {...price} />}
      {facts && <FactMoves id={item_id} {...facts} />}
    </li>
  );
}

function PriceMove({ before, after }: NonNullable<BulkLine['price']>) {
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-x-6 tabular-nums">
      {CURRENCIES.map((currency) => {
        const is = formatMoney(after[currency], currency, locale);
        return (
          <span key={currency} className="whitespace-nowrap">
            {before[currency] === after[currency] ? (
              <span className="text-ink-soft">{is}</span>
            ) : (
              <>
                <del className="text-ink-soft">{formatMoney(before[currency], currency, locale)}</del> →{' '}
                <ins className="no-underline">{is}</ins>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

function FactMoves({ id, before, after }: NonNullable<BulkLine['facts']> & { id: number }) {
  const facts = factChanges(WORK_LOG, { subject_id: String(id), before, after }, useLogReader());
  return (
    <dl className="grid w-full gap-1 text-small">
      {facts.map((one) => (
        <div key={one.key} className={one.isLong ? undefined : 'flex flex-wrap gap-x-2'}>
          <dt className="text-ink-soft">
            <FactName fact={one} />
          </dt>
          <dd lang={localeOfFact(one)}>
            {one.isLong ? (
              <TextDifference was={one.was} is={one.is} lang={localeOfFact(one)} />
            ) : (
              <>
                {one.was !== NOTHING && (
                  <>
                    <del className="text-ink-soft">{one.was}</del> →{' '}
                  </>
                )}
                <ins className="no-underline">{one.is}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
