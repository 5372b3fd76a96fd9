import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { PriceLine } from '../prices.contract.ts';
import { PROBLEM_WORDS } from '../prices.words.ts';
import { JumpMark } from './jump-note.tsx';

interface PriceLinesProps {
  trial: { list: readonly PriceLine[]; page: number; pages: number };
  busy: boolean;
  onPage: (page: number) => void;
  isTicked: (line: PriceLine) => boolean;
  onTick: (line: PriceLine, isOn: boolean) => void;
}

export function PriceLines({ trial, busy, onPage, isTicked, onTick }: PriceLinesProps) {
  const { t } = useLingui();
  return (
    <div aria-busy={busy}>
      <ul aria-label={t`Prices before and after`} className="mt-5 border-hairline border-t">
        {trial.list.map((line) => (
          <li key={line.size_id} className="border-hairline border-b py-1">
            {line.problem ? (
              <div className="py-2">
                <Line line={line} />
              </div>
            ) : (
              <CheckboxField
                label={<Line line={line} />}
                checked={isTicked(line)}
                onChange={({ currentTarget }) => onTick(line, currentTarget.checked)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-6"
        page={trial.page}
        pages={trial.pages}
        // A page of a computed result has no address of its own.
        renderLink={(page, { rel: _rel, ...link }) => <button type="button" {...link} onClick={() => onPage(page)} />}
      />
    </div>
  );
}

function Line({ line }: { line: PriceLine }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { title, artist, size, before, after, problem, jump } = line;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title} <span className="text-ink-soft text-small">{`${artist} · ${size}`}</span>
        {jump && !problem && <JumpMark />}
        {problem && <span className="block text-bad text-small">{i18n._(PROBLEM_WORDS[problem])}</span>}
      </span>
      <span className="flex flex-wrap gap-x-6 tabular-nums">
        {CURRENCIES.map((currency) =>
          before[currency] === after[currency] ? null : (
            <span key={currency} className="whitespace-nowrap">
              <s className="text-ink-soft">{formatMoney(before[currency], currency, locale)}</s> →{' '}
              {formatMoney(after[currency], currency, locale)}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
