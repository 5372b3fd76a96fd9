import type { CardStatus } from '../state/records.ts';

/** One of the simulator's cards: it has no number, only an outcome. */
export interface Card {
  decision: 'ACCEPT' | 'REVIEW' | 'DECLINE' | 'ERROR';
  reason_code: string;
  /** What really happened, which an ERROR does not say. */
  status: CardStatus;
  message: string;
}

const DECLINES = [
  '102',
  '200',
  '202',
  '203',
  '204',
  '205',
  '207',
  '208',
  '210',
  '211',
  '221',
  '222',
  '230',
  '231',
  '232',
  '233',
  '234',
  '236',
  '240',
  '475',
  '476',
  '478',
  '481',
] as const;
const REVIEWS = ['200', '201', '230', '480', '520'] as const;
const ERRORS = ['102', '150', '151', '152'] as const;
/** Only the processor knows whether the money was charged. */
const UNKNOWN = ['150', '151', '152'] as const;

const all = (codes: readonly string[], name: (code: string) => string, card: Omit<Card, 'reason_code'>) =>
  codes.map((reason_code): [string, Card] => [name(reason_code), { ...card, reason_code }]);

/** Every card by its name, as the page, the control address and the tests call it. */
export const CARDS: ReadonlyMap<string, Card> = new Map<string, Card>([
  [
    'accept',
    { decision: 'ACCEPT', reason_code: '100', status: 'CHARGED', message: 'Request was processed successfully.' },
  ],
  [
    'partial',
    { decision: 'ACCEPT', reason_code: '110', status: 'PARTIAL', message: 'Only a partial amount was approved.' },
  ],
  ...all(REVIEWS, (code) => `review_${code}`, {
    decision: 'REVIEW',
    status: 'REVIEW',
    message: 'The order is marked for review by Decision Manager.',
  }),
  ...all(DECLINES, (code) => `decline_${code}`, {
    decision: 'DECLINE',
    status: 'DECLINED',
    message: 'Decline - General decline of the card.',
  }),
  ...all(ERRORS, (code) => `error_${code}`, {
    decision: 'ERROR',
    status: 'ERROR',
    message: 'Error - General system failure.',
  }),
  ...all(UNKNOWN, (code) => `error_${code}_charged`, {
    decision: 'ERROR',
    status: 'CHARGED',
    message: 'Error - The request was received but there was a timeout.',
  }),
]);
