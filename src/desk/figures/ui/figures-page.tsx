import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatRate } from '#shared/exchange.ts';
import { figuresQueryOf } from '../figures.queries.ts';
import type { FiguresSearch } from '../figures-search.rules.ts';
import { FigureBreakdown } from './figure-breakdown.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureSums } from './figure-sums.tsx';
import { PeriodForm } from './period-form.tsx';

/** The owner's figures of a period; every figure of one list opens that list. */
export function FiguresPage({ search }: { search: FiguresSearch }) {
  const { options } = useRouter();
  const locale = useLocale();
  const query = useQuery(figuresQueryOf(options.context, search));
  const { money = 'NTD' } = search;
  return (
    <DeskPage title={<Trans>Figures</Trans>}>
      <Loaded query={query} skeleton={['h-11 max-w-xl', 'h-96', 'h-64']}>
        {(figures) => (
          <div aria-busy={query.isPlaceholderData}>
            <PeriodForm search={search} period={figures.period} />
            <p className="prose-text mt-2 text-ink-soft text-small">
              <Trans>
                An order counts on the day its payment was received, and a refund on the day it was paid, in Taipei
                time. Test orders do not count.
              </Trans>{' '}
              {money === 'both' && (
                <strong className="font-medium text-ink">
                  <Trans>
                    Orders in US$ are converted at the shop’s rate of today, {formatRate(figures.rate, locale)}. This is
                    an estimate; do not use it for your accounts.
                  </Trans>
                </strong>
              )}
            </p>
            <FigureSums figures={figures} money={money} />
            <FigureChart figures={figures} money={money} />
            <FigureBreakdown search={search} period={figures.period} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}
