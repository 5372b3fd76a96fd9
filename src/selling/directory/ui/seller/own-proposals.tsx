import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { OwnProposal } from '../../seller-artist.contract.ts';
import { useWithdrawProposal } from '../../seller-artist.queries.ts';
import { useDayWords } from '../use-day-words.ts';

const STATES: Record<OwnProposal['state'], MessageDescriptor> = {
  open: msg`We are looking at it`,
  approved: msg`Approved`,
  refused: msg`Refused`,
  withdrawn: msg`Withdrawn`,
};

export function OwnProposals({ proposals }: { proposals: readonly OwnProposal[] }) {
  const { t, i18n } = useLingui();
  const lang = langOf(useLocale());
  const day = useDayWords();
  const { mutate, isPending, variables } = useWithdrawProposal();
  if (proposals.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-title">
        <Trans>Your requests</Trans>
      </h2>
      <ul aria-label={t`Your requests`} className="border-hairline border-t">
        {proposals.map(({ proposal_id, name: names, since, state, reason }) => {
          const name = textIn(names, lang);
          const from = day(since);
          return (
            <li key={proposal_id} className="border-hairline border-b py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="min-w-0">
                  <p className="[overflow-wrap:anywhere]">{name}</p>
                  <p className="text-ink-soft text-small">
                    <Trans>from {from}</Trans>
                    {' · '}
                    {i18n._(STATES[state])}
                  </p>
                </div>
                {state === 'open' && (
                  <Button
                    kind="quiet"
                    busy={isPending && variables === proposal_id}
                    aria-label={t`Withdraw the request for ${name}`}
                    onClick={() => mutate(proposal_id)}
                  >
                    <Trans>Withdraw</Trans>
                  </Button>
                )}
              </div>
              {reason && <p className="mt-2 whitespace-pre-line border-hairline-strong border-s ps-4">{reason}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
