import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';
import { chance } from '../demo-figures.rules.ts';
import type { StoryAction } from './demo-order-steps.ts';

/** A step of a story. `paid` is a reported and confirmed transfer, or a provider's payment. */
type Chapter = StoryAction | 'paid' | 'owe_part' | 'owe_all' | 'ask_late';

/** The course of an order in the demo. */
export interface Story {
  name: string;
  chapters: readonly Chapter[];
  paid_by: 'transfer' | 'provider' | 'either';
  /** Whether it is still in progress, so that it must have begun recently. */
  open: boolean;
  /** Its frequency compared with the other stories, apart from the one guaranteed order. */
  often: number;
  /** Whether the demo's own member has such an order to try. */
  shown: boolean;
}

const MADE = 'paid start_production complete';
const SENT = `${MADE} ship`;
const HOME = `${SENT} arrive`;
/** In the first 7 days a return needs no decision: it is on its way immediately. */
const BACK = `${HOME} ask_return receive_return`;

// name | paid by | o = open, s = shown | how often | steps
const TABLE = `
awaits_transfer   |transfer|os|0|
reminded          |transfer|o |0|remind
reported          |transfer|o |0|report_transfer
not_found         |transfer|o |0|report_transfer transfer_not_found remind
declined          |provider|os|0|payment_declined
reported_stop     |transfer|o |0|report_transfer request_cancel
will_be_made      |either  |os|0|paid
being_made        |either  |os|0|paid start_production
stop_asked        |either  |os|0|paid start_production request_cancel
stop_refused      |either  |os|0|paid start_production request_cancel refuse_cancel
packed            |either  |os|0|${MADE}
under_way         |either  |os|0|${SENT}
arrived           |either  |os|0|${HOME}
sorry_waiting     |either  |os|0|paid owe_part
sorry_early       |either  |o |0|paid start_production owe_part pay_refund
sorry_packed      |either  |o |0|${MADE} owe_part
sorry_packed_paid |either  |o |0|${MADE} owe_part pay_refund
sorry_sent        |either  |o |0|${SENT} owe_part
sorry_sent_paid   |either  |o |0|${SENT} owe_part pay_refund
sorry_home        |either  |o |0|${HOME} owe_part
returning         |either  |os|0|${HOME} ask_late
may_send_back     |either  |os|0|${HOME} ask_late approve_return
collected_soon    |either  |os|0|${HOME} ask_part
came_back         |either  |os|0|${BACK}
part_came_back    |either  |os|0|${HOME} ask_part receive_return
sorry_came_back   |either  |o |0|${BACK} owe_part
refund_comes      |either  |os|0|paid cancel
late_money        |transfer|o |0|expire record_payment
home              |either  |s |80|${HOME}
sorry_home_paid   |either  |s |2|${HOME} owe_part pay_refund
all_back_home     |either  |  |1|${HOME} owe_all pay_refund
called_off        |transfer|s |6|cancel
declined_off      |provider|  |2|payment_declined cancel
expired           |transfer|s |7|remind expire
late_money_back   |transfer|  |1|expire record_payment pay_refund
stopped_in_time   |either  |s |3|paid cancel pay_refund
stopped_late      |either  |  |1|paid start_production request_cancel accept_cancel pay_refund
not_made          |either  |  |1|paid owe_all pay_refund
damaged_here      |either  |  |1|${MADE} owe_all pay_refund
lost_on_the_way   |either  |  |1|${SENT} owe_all pay_refund
return_refused    |either  |s |1|${HOME} ask_late reject_return
returned          |either  |s |3|${BACK} pay_refund
returned_in_part  |either  |  |2|${HOME} ask_part receive_return pay_refund
returned_late     |either  |  |4|${HOME} ask_late approve_return receive_return pay_refund
returned_wholly   |either  |  |1|${BACK} owe_all pay_refund pay_refund
exchanged         |either  |s |1|${BACK} exchange
`;

/** Every story of the demo: each possible order state is the end of one of them. */
export const STORIES: readonly Story[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', paid_by = '', marks = '', often = '', chapters = ''] = line.split('|').map((part) => part.trim());
    return {
      name,
      paid_by: paid_by as Story['paid_by'],
      open: marks.includes('o'),
      shown: marks.includes('s'),
      often: Number(often),
      chapters: (chapters ? chapters.split(' ') : []) as Chapter[],
    };
  });

const HOUR_MS = 3_600_000;

/** Hours after the previous step; steps by staff fall on the next working hour. */
const HOURS: Partial<Record<Chapter, number>> = {
  report_transfer: 9,
  confirm_transfer: 8,
  transfer_not_found: 20,
  payment_received: 0.1,
  payment_declined: 0.1,
  // Automatic steps: a day before the end of three days, and their end.
  remind: 48.02,
  expire: 72.02,
  start_production: 26,
  complete: 52,
  ship: 16,
  arrive: 40,
  cancel: 5,
  request_cancel: 7,
  // After the 7 days within which we refund the delivery fee too, and before the 14 are over.
  ask_late: 240,
};
const LATER_H = 30;
const AT_ANY_HOUR = new Set<Chapter>([
  'report_transfer',
  'payment_received',
  'payment_declined',
  'remind',
  'expire',
  'arrive',
  'cancel',
  'request_cancel',
  'ask_return',
  'ask_part',
  'ask_late',
]);
const BY_THE_CLOCK = new Set<Chapter>(['remind', 'expire']);

export interface DatedStep {
  action: StoryAction;
  at: Date;
  share?: 'part' | 'all';
}

/** When each step of a story happened, given when the order was placed. The same seed gives the same times. */
export function datedSteps(story: Story, placed: Date, isTransfer: boolean, seed: string): DatedStep[] {
  const actions = story.chapters.flatMap((chapter): Chapter[] => {
    if (chapter !== 'paid') return [chapter];
    return isTransfer ? ['report_transfer', 'confirm_transfer'] : ['payment_received'];
  });
  let at = placed.getTime();
  return actions.map((chapter, place) => {
    const hours = HOURS[chapter] ?? LATER_H;
    if (BY_THE_CLOCK.has(chapter)) at = Math.max(at + 0.5 * HOUR_MS, placed.getTime() + hours * HOUR_MS);
    else if (chapter === 'ask_late') at += hours * HOUR_MS;
    else at += hours * (0.7 + 0.6 * chance(seed, 'gap', place)) * HOUR_MS;
    if (!AT_ANY_HOUR.has(chapter)) at = workingHour(at);
    return { at: new Date(at), ...asStep(chapter) };
  });
}

function asStep(chapter: Chapter): Pick<DatedStep, 'action' | 'share'> {
  if (chapter === 'owe_part') return { action: 'owe_refund', share: 'part' };
  if (chapter === 'owe_all') return { action: 'owe_refund', share: 'all' };
  if (chapter === 'ask_late') return { action: 'ask_return' };
  return { action: chapter as StoryAction };
}

/** Staff work from 10:00 to 18:00 in Taipei, which is one day in UTC. */
const OPENS_UTC_HOUR = 10 - SHOP_UTC_OFFSET_HOURS;
const CLOSES_UTC_HOUR = 18 - SHOP_UTC_OFFSET_HOURS;

function workingHour(at: number): number {
  const moment = new Date(at);
  const hour = moment.getUTCHours();
  if (hour >= OPENS_UTC_HOUR && hour < CLOSES_UTC_HOUR) return at;
  if (hour >= CLOSES_UTC_HOUR) moment.setUTCDate(moment.getUTCDate() + 1);
  moment.setUTCHours(OPENS_UTC_HOUR, moment.getUTCMinutes(), 0, 0);
  return moment.getTime();
}
