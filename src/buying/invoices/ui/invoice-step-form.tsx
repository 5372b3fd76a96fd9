import type { InvoiceAction } from '../invoice.contract.ts';
import { BuyerForm } from './buyer-form.tsx';
import { EnterInvoiceForm, EnterVoidForm } from './enter-number-form.tsx';
import { PlainStep } from './plain-step.tsx';
import type { StepFormProps } from './step-props.ts';

/** The form of one act of staff. */
export function InvoiceStepForm({ action, ...props }: StepFormProps & { action: InvoiceAction }) {
  switch (action) {
    case 'retry':
    case 'hand_over':
      return <PlainStep {...props} action={action} />;
    case 'correct':
    case 'void':
      return <BuyerForm {...props} action={action} />;
    case 'enter':
      return <EnterInvoiceForm isFound={props.invoice.state === 'issuing'} send={props.send} onClose={props.onClose} />;
    case 'enter_void':
      return <EnterVoidForm send={props.send} onClose={props.onClose} />;
  }
}
