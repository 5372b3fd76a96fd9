import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { formatRate } from '#shared/exchange.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { BulkChange } from '../prices.contract.ts';
import { useUndoBulk } from '../prices.queries.ts';

/** One bulk change: who, when, how many and how, its undo, and in a list the link to its lines. */
export function BulkRow({ change, isListed = false }: { change: BulkChange; isListed?: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const time = useShopClock();
  const { mutateAsync, isPending } = useUndoBulk();
  const [failure, setFailure] = useState<string>();
  const { change_id, kind, at, by, how, prices, texts, undone_at, undone_by } = change;
  const steps = CURRENCIES.flatMap((currency) => {
    const step = how?.[currency];
    if (!step) return [];
    if (step.kind === 'exchange')
      return [t`${currency} by the shop’s rate, ${{ rate: formatRate(step.rate, locale) }}`];
    const { kind: what, value } = step;
    const sign = value > 0 && what !== 'set' ? '+' : '';
    const amount =
      what === 'percent'
        ? i18n.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
        : formatMoney(value, currency, locale);
    return [`${currency} ${what === 'set' ? '= ' : sign}${amount}`];
  });
  async function undo() {
    setFailure(undefined);
    try {
      await mutateAsync(change_id);
      showToast('success', t`Undone: everything is as before.`);
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      const { works } = problem.errors;
      setFailure(
        works
          ? t`Nothing was undone: these works have changed since, or are no longer sold: ${works}`
          : problem.message,
      );
    }
  }
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          {kind === 'file' ? <Trans>From a file</Trans> : steps.join(' · ')}{' '}
          <span className="text-ink-soft text-small">
            <Plural value={prices} one="# price" other="# prices" />
            {texts > 0 && (
              <>
                {' · '}
                <Plural value={texts} one="# work" other="# works" />
              </>
            )}
            {' · '}
            {time(at)}
            {by && ` · ${by}`}
          </span>
          {isListed && (
            <Link to="/admin/prices/$id" params={{ id: String(change_id) }} className="text-link block text-small">
              <Trans>Line by line</Trans>
              <span className="sr-only">: {change_id}</span>
            </Link>
          )}
        </p>
        {undone_at ? (
          <p className="text-ink-soft text-small">
            <Trans>Undone {time(undone_at)}</Trans>
            {undone_by && ` · ${undone_by}`}
          </p>
        ) : (
          <Button kind="quiet" icon="undo" busy={isPending} onClick={() => void undo()}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      <p role="alert" className="text-bad text-small empty:hidden">
        {failure}
      </p>
    </li>
  );
}
