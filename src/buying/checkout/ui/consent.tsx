import { Trans } from '@lingui/react/macro';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Agreement } from './agreement.tsx';
import { CONFIRM_FORM, type Ordering } from './use-ordering.ts';

/** Directly above the button that places the order, which is beside the form on wide screens. */
export function Consent({ ordering }: { ordering: Ordering }) {
  return (
    <div className="border-hairline border-t pt-4">
      <Agreement />
      <CheckboxField
        className="mt-2"
        required
        label={
          <Trans>I agree to the terms of service, the privacy statement and the return and exchange policy.</Trans>
        }
        name="agree"
        form={CONFIRM_FORM}
        checked={ordering.agree}
        error={ordering.agreeError}
        ref={ordering.agreeRef}
        onChange={(event) => ordering.setAgree(event.target.checked)}
      />
    </div>
  );
}
