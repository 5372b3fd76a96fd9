import type { DecideForm, StaffPayments } from '../payment-staff.contract.ts';

/** An attempt to pay, as staff see it. */
export type Attempt = StaffPayments['attempts'][number];
/** Sends what staff decided about a payment. */
export type Decide = (decision: { attempt_id: string; form: DecideForm }) => Promise<unknown>;
