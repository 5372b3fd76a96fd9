import type { Message, RawMessage } from '../payment-provider.ts';
import { type CardProfiles, readCardAnswer } from './card-answer.ts';
import { cardOutcome } from './card-outcome.ts';

const LONGEST = 100;

/** A message of the card page: the buyer's browser posts the same one as CyberSource itself. */
export function cardMessage(raw: RawMessage, profiles: CardProfiles): Message {
  const answer = readCardAnswer(raw, profiles);
  if ('problem' in answer) return refused(answer.problem, answer.decision);
  const said = (name: string) => answer.signed(name)?.slice(0, LONGEST) ?? null;
  const attempt_id = said('req_transaction_uuid');
  const decision = said('decision') ?? '';
  const code = said('reason_code');
  return {
    verified: true,
    problem: null,
    // The browser's copy and CyberSource's own report the same event, though signed at different seconds.
    event_id: [said('transaction_id') ?? attempt_id, decision, code].filter(Boolean).join(':').slice(0, LONGEST),
    attempt_id,
    reference: said('req_reference_number'),
    provider_id: null,
    transaction_id: said('transaction_id'),
    paytype: answer.paytype,
    kind: decision.slice(0, 40),
    outcome: cardOutcome(answer),
    noted: Object.fromEntries(
      NOTED.flatMap((name) => {
        const value = said(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** Neither the card's number, though masked, nor its owner. */
const NOTED = ['transaction_id', 'decision', 'reason_code', 'req_amount', 'req_currency', 'auth_amount', 'auth_code'];

/** An unverified message has no ids: a forged id must not block the real message. */
function refused(problem: string, decision = ''): Message {
  return {
    verified: false,
    problem,
    event_id: null,
    attempt_id: null,
    reference: null,
    provider_id: null,
    transaction_id: null,
    paytype: null,
    kind: 'refused',
    outcome: null,
    noted: decision ? { said_decision: decision.slice(0, 40) } : {},
  };
}
