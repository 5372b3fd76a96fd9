import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { knownShopWork } from '#catalogue/works/work.queries.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import type { WishedWork } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { useSession } from '#kit/client/session.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { Price } from '#kit/price.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import { MINOR_UNITS } from '#shared/money.ts';
import type { WallProposal } from '../complete.contract.ts';
import { proposalsQuery } from '../complete.queries.ts';
import { type Budget, gapExtent, largestGap, placeInGap, printFor } from '../gap.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { useReasons } from './use-reasons.ts';

export interface WallProposalsProps {
  works: readonly WorkOnWall[];
  room: Room;
  gap_mm: number;
  onHang: (work: WishedWork) => void;
}

/** Works for the largest gap, each with the reasons for it; one press hangs a work there. */
export function WallProposals({ works, room, gap_mm, onHang }: WallProposalsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { context } = useRouter().options;
  const currency = useSession((session) => session.currency) ?? 'USD';
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const amount = Math.round(Number(useDeferredValue(typed)) * MINOR_UNITS[currency]);
  const budget: Budget | undefined = amount > 0 ? { amount: Math.min(amount, 100_000_000), currency } : undefined;
  const gap = useMemo(() => largestGap(works, room, gap_mm), [works, room, gap_mm]);
  const extent = gap && formatCm(gapExtent(gap), locale);
  const reasons = useReasons(works, budget !== undefined);
  const items = works.map(({ item }) => item.item_id);

  const hang = async (proposal: WallProposal) => {
    if (!gap) return;
    const { item_id, title } = proposal.item;
    const print = printFor(await knownShopWork(context, String(item_id)), gap, works[0]?.frame.frame_id, budget);
    if (!print) return setRefused(t`No print of “${title}” fits the gap with its frame.`);
    setRefused('');
    const { size_id, frame_id, outer } = print;
    onHang({ item_id, size_id, frame_id, ...placeInGap(outer, gap, works) });
  };

  if (!gap) {
    return (
      <p className="text-small" role="status">
        <Trans>There is no gap left on the free wall. Choose smaller prints or a smaller spacing.</Trans>
      </p>
    );
  }
  return (
    <>
      <TextField
        type="number"
        inputMode="decimal"
        min={0}
        label={t`Budget for one print`}
        optional
        after={currency === 'NTD' ? 'NT$' : 'US$'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="mt-3 text-small">{t`The largest gap is ${extent}.`}</p>
      <p role="status" className={refused ? 'mt-2 text-bad text-small' : ''}>
        {refused}
      </p>
      <Proposed
        query={proposalsQuery(context, items, gap, budget)}
        reasons={reasons}
        onHang={(one) => void hang(one)}
      />
    </>
  );
}

interface ProposedProps {
  query: ReturnType<typeof proposalsQuery>;
  reasons: ReturnType<typeof useReasons>;
  onHang: (proposal: WallProposal) => void;
}

function Proposed({ query, reasons, onHang }: ProposedProps) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  const { data, isPending } = useQuery(query);
  if (isPending) return <Skeleton className="mt-3 h-36" />;
  if (!data || data.list.length === 0) {
    return (
      <p role="status" className="mt-3 text-small">
        <Trans>No work fits. Try a higher budget, smaller prints or another arrangement.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Proposed works`} className="mt-3 divide-y divide-hairline">
      {data.list.map((proposal) => {
        const { item_id, title, picture, artist, price_from } = proposal.item;
        return (
          <li key={item_id} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-4">
            <span className="self-start">{picture && <Picture picture={picture} alt="" sizes="5rem" />}</span>
            <span>
              <span className="block font-display" lang={langOf(title)}>
                {title}
              </span>
              <span className="block text-caption text-ink-soft">
                {artist.name} ·{' '}
                <Trans>
                  from <Price amounts={price_from} />
                </Trans>
              </span>
              <span className="mt-1 block text-small">{reasons(proposal)}</span>
              <Button className="mt-2 px-3" aria-label={t`Hang ${title}`} onClick={() => onHang(proposal)}>
                <Trans>Hang it</Trans>
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
