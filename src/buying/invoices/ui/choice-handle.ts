import type { ComponentType, RefObject } from 'react';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';

/** Reads the buyer's choice from its fields; undefined if they have errors. */
export interface ChoiceHandle {
  read: () => Promise<Invoice | undefined>;
}

/** The fields of the checkout for the buyer's choice, which the route hands in. */
export type InvoiceChoice = ComponentType<{ initial: Invoice; choiceRef: RefObject<ChoiceHandle | null> }>;
