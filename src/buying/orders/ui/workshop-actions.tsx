import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { ThumbBar } from '#kit/desk/thumb-bar.tsx';
import { STAFF_STEP_WORDS } from '../order-staff.words.ts';
import { PAPERS, type PaperKind, type StepForMany } from '../workshop.contract.ts';
import { fetchPaper, useManySteps, type WorkshopPaper } from '../workshop.queries.ts';
import type { WorkshopQueue } from '../workshop-search.rules.ts';
import { ManyResults } from './many-results.tsx';

const PAPER_WORDS: Record<PaperKind, MessageDescriptor> = {
  tickets: msg`Workshop tickets`,
  slips: msg`Packing slips`,
  labels: msg`Labels`,
};
/** The next step for all orders of a queue; parcels need a number each. */
const NEXT: Record<WorkshopQueue, StepForMany | undefined> = {
  to_make: 'start_production',
  making: 'complete',
  to_ship: undefined,
};

interface WorkshopActionsProps {
  queue: WorkshopQueue;
  chosen: readonly string[];
  /** Those of them that their buyers pick up. */
  pickups: readonly string[];
  /** Whether one of them has a message card. */
  hasCards: boolean;
  /** How many orders can be ticked. */
  waiting: number;
  chooseAll: (on: boolean) => void;
}

export function WorkshopActions({ queue, chosen, pickups, hasCards, waiting, chooseAll }: WorkshopActionsProps) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending, data } = useManySteps();
  const [printing, setPrinting] = useState<WorkshopPaper>();
  const next = NEXT[queue];

  async function print(paper: WorkshopPaper) {
    setPrinting(paper);
    try {
      saveAs(await fetchPaper(options.context, paper, chosen), `${paper}.pdf`);
    } catch (failure) {
      // An order may have left the queue since the list was loaded.
      void queryClient.invalidateQueries({ queryKey: ['staff', 'order'] });
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setPrinting(undefined);
    }
  }

  // The result stays visible after the last order.
  if (waiting === 0) return <ManyResults results={data} />;
  return (
    <div className="sticky top-(--header) z-10 border-hairline border-b bg-wall pb-3">
      <div className="flex flex-wrap items-center gap-x-6">
        <CheckboxField
          label={<Trans>All on this page</Trans>}
          checked={chosen.length === waiting}
          onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
        />
        <span role="status" className="text-ink-soft text-small">
          <Plural value={chosen.length} _0="None selected" one="# selected" other="# selected" />
        </span>
      </div>
      <div className="flex flex-wrap gap-3">
        {PAPERS.map((paper) => (
          <Button
            key={paper}
            icon="download"
            disabled={chosen.length === 0}
            busy={printing === paper}
            busyText={t`Preparing the file…`}
            onClick={() => void print(paper)}
          >
            {i18n._(PAPER_WORDS[paper])}
          </Button>
        ))}
        {hasCards && (
          <Button
            icon="download"
            busy={printing === 'cards'}
            busyText={t`Preparing the file…`}
            onClick={() => void print('cards')}
          >
            <Trans>Message cards</Trans>
          </Button>
        )}
        {queue === 'to_ship' && (
          <Button
            icon="download"
            disabled={chosen.length === 0}
            busy={printing === 'certificates'}
            busyText={t`Preparing the file…`}
            onClick={() => void print('certificates')}
          >
            <Trans>Certificates</Trans>
          </Button>
        )}
        {queue === 'to_ship' && pickups.length > 0 && (
          <Button busy={isPending} onClick={() => mutate({ action: 'ready_pickup', codes: [...pickups] })}>
            <Plural
              value={pickups.length}
              one="Mark # order as ready for pickup"
              other="Mark # orders as ready for pickup"
            />
          </Button>
        )}
        {next && (
          <ThumbBar isOpen={chosen.length === 0}>
            <Button
              kind="primary"
              disabled={chosen.length === 0}
              busy={isPending}
              onClick={() => mutate({ action: next, codes: [...chosen] })}
            >
              {i18n._(STAFF_STEP_WORDS[next].name)}
            </Button>
          </ThumbBar>
        )}
      </div>
      <ManyResults results={data} />
    </div>
  );
}
