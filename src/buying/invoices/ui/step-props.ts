import type { InvoiceDetail } from '../invoice.contract.ts';
import type { InvoiceStep } from '../invoice.queries.ts';
import type { InvoiceChoice } from './choice-handle.ts';

export type SendStep = (step: InvoiceStep) => Promise<unknown>;

/** The props of every form of an act. */
export interface StepFormProps {
  invoice: InvoiceDetail;
  send: SendStep;
  onClose: () => void;
  InvoiceChoice: InvoiceChoice;
}
