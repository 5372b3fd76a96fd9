import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ProposalDecision as Decision, DecisionStep, ShownProposal } from '../../representation-desk.contract.ts';

interface ProposalDecisionProps {
  proposal: ShownProposal;
  busy: boolean;
  onDecide: (step: DecisionStep, form: Decision) => Promise<boolean>;
}

export function ProposalDecision({ proposal, busy, onDecide }: ProposalDecisionProps) {
  const { t } = useLingui();
  const clock = useShopClock();
  const { gallery, note, created_at } = proposal;
  const [since, setSince] = useState(proposal.since);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const words = useRef<HTMLTextAreaElement>(null);
  const came = clock(created_at);
  function decide(step: DecisionStep) {
    const said = reason.trim();
    const isMute = step === 'refuse' && said === '';
    setFault(isMute ? t`Please say why: the gallery will read this.` : undefined);
    if (isMute) return words.current?.focus();
    void onDecide(step, { ...(step === 'approve' && since && { since }), ...(said && { reason: said }) });
  }
  return (
    <section
      aria-label={t`Request of ${gallery}`}
      className="mt-8 border-accent border-s-2 bg-wall-deep px-5 py-5 sm:px-8 sm:py-6"
    >
      <h2 className="text-[1.375rem] [overflow-wrap:anywhere]">
        <Trans>{gallery} asks to represent this artist</Trans>
      </h2>
      <p className="text-ink-soft text-small">
        <Trans>Received {came}</Trans>
      </p>
      <blockquote className="mt-3 whitespace-pre-line border-hairline-strong border-s ps-4 [overflow-wrap:anywhere]">
        {note}
      </blockquote>
      <div className="mt-4 grid max-w-xl gap-4">
        <TextField
          label={t`First day`}
          type="date"
          value={since}
          onChange={({ currentTarget }) => setSince(currentTarget.value)}
        />
        <TextAreaField
          ref={words}
          label={t`Your words to the gallery`}
          rows={3}
          limit={2000}
          value={reason}
          error={fault}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" busy={busy} onClick={() => decide('approve')}>
            <Trans>Approve</Trans>
          </Button>
          <Button busy={busy} onClick={() => decide('refuse')}>
            <Trans>Refuse</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
