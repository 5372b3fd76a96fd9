import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import type { WorkImport } from '../import.contract.ts';
import { linesQuery } from '../import.queries.ts';

/** How many lines have a warning. */
export function useWarned(one: Pick<WorkImport, 'import_id' | 'state'>): number {
  const { options } = useRouter();
  const query = { ...linesQuery(options.context, one, { show: 'warned' }), refetchInterval: false as const };
  return useQuery(query).data?.total ?? 0;
}

/** The numbers of a dry run. */
export function ImportCounts({ one }: { one: WorkImport }) {
  const warned = useWarned(one);
  const { plan, lines } = one;
  return (
    <CountList>
      <Count value={plan.creates} name={<Trans>New works</Trans>} />
      <Count value={plan.changes} name={<Trans>Changed works</Trans>} />
      <Count value={lines.nothing} name={<Trans>Unchanged</Trans>} />
      <Count value={lines.error} name={<Trans>With errors</Trans>} isBad />
      <Count value={warned} name={<Trans>With warnings</Trans>} />
      {plan.new_artists > 0 && <Count value={plan.new_artists} name={<Trans>New artists</Trans>} />}
      {lines.left > 0 && <Count value={lines.left} name={<Trans>Pictures without a row</Trans>} />}
    </CountList>
  );
}

export function CountList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">{children}</dl>;
}

export function Count({ value, name, isBad = false }: { value: number; name: ReactNode; isBad?: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className={classNames('flex flex-col-reverse', isBad && value > 0 && 'text-bad')}>
      <dt className="text-small">{name}</dt>
      <dd className="font-display text-title tabular-nums">{i18n.number(value)}</dd>
    </div>
  );
}
