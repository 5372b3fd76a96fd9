import type { DecideForm, StaffPayments } from '../payment-staff.contract.ts';

export type Attempt = StaffPayments['attempts'][number];
export type Decide = (decision: { attempt_id: string; form: DecideForm }) => Promise<unknown>;
