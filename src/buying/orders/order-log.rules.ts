import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { countFormat, dayFormat, momentFormat, moneyFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import type { Cancellation, FreightStage, ReturnStatus } from './order.rules.ts';
import { PAYMENT_WORDS } from './order.words.ts';
import { STAFF_STEP_WORDS } from './order-staff.words.ts';

const FREIGHT_WORDS: Record<FreightStage, MessageDescriptor> = {
  none: msg`Not started`,
  preparing: msg`Being prepared`,
  complete: msg`Ready to ship`,
  shipped: msg`In transit`,
  arrived: msg`Arrived`,
  returned: msg`Sent back`,
};

const CANCELLATION_WORDS: Record<Cancellation, MessageDescriptor> = {
  none: msg`None`,
  requested: msg`Asked for`,
  accepted: msg`Accepted`,
  refused: msg`Not granted`,
};

const RETURN_WORDS: Record<ReturnStatus, MessageDescriptor> = {
  none: msg`None`,
  requested: msg`Asked for`,
  approved: msg`Accepted`,
  rejected: msg`Not granted`,
  received: msg`Received`,
  refunded: msg`Refunded`,
  exchanged: msg`Exchanged`,
};

const ORDER_FACTS: FactLogs = {
  payment_status: { name: msg`Payment`, format: wordsFormat(PAYMENT_WORDS) },
  freight_stage: { name: msg`Parcel`, format: wordsFormat(FREIGHT_WORDS) },
  production_at: { name: msg`Production started`, format: momentFormat },
  cancellation: { name: msg`Cancellation`, format: wordsFormat(CANCELLATION_WORDS) },
  return_status: { name: msg`Return`, format: wordsFormat(RETURN_WORDS) },
  refund_due: { name: msg`To be refunded`, format: moneyFormat },
  amount: { name: msg`Amount`, format: moneyFormat },
  waive_rest: { name: msg`No further refund due` },
  early: { name: msg`The buyer wants it earlier` },
  reason: { name: msg`Reason` },
  reference: { name: msg`Reference of the refund` },
  paid_on: { name: msg`Day of the transfer`, format: dayFormat },
  orders: { name: msg`Orders` },
  carrier: { name: msg`Carrier` },
  tracking: { name: msg`Tracking number` },
  tracking_column: { name: msg`Column of tracking numbers` },
  status_column: { name: msg`Column of states` },
  day: { name: msg`Day of arrival`, format: dayFormat },
  day_column: { name: msg`Column of days` },
  picked_up_by: { name: msg`Picked up by` },
  accept: { name: msg`Agreed` },
  bank_line: { name: msg`Line of the bank statement` },
  bank_day: { name: msg`Day at the bank`, format: dayFormat },
  done: { name: msg`Orders done`, format: countFormat },
  refused: { name: msg`Orders not changed`, format: countFormat },
};

const STEPS = Object.entries(STAFF_STEP_WORDS).map(([action, { name }]): [string, MessageDescriptor] => [action, name]);

export const ORDER_LOG: SubjectLog = {
  thing: (id) => (id === 'many' ? msg`Several orders` : msg`Order ${id}`),
  actions: {
    ...Object.fromEntries(STEPS),
    see_account: msg`Opened the account for the refund`,
    ask_account: msg`Asked for the account for the refund`,
    arrival_columns: msg`Chose the columns of a carrier’s file`,
    refund_file: msg`Downloaded the file of refunds for the bank`,
  },
  fact: factsIn(ORDER_FACTS),
};

export const BANK_LOG: SubjectLog = {
  thing: (id) => {
    const [number = id] = /\d+/.exec(id) ?? [];
    return msg`Bank statement ${number}`;
  },
  actions: { import: msg`Imported`, confirm: msg`Confirm the transfers` },
  fact: factsIn({
    lines: { name: msg`Lines`, format: countFormat },
    new: { name: msg`New lines`, format: countFormat },
    unread: { name: msg`Lines that could not be read`, format: countFormat },
    confirmed: { name: msg`Confirmed`, format: countFormat },
    refused: { name: msg`Not confirmed`, format: countFormat },
  }),
};
