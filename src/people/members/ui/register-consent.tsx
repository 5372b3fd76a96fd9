import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';

// In another tab: nobody should lose a half-filled form to read them.
const apart = { target: '_blank', className: 'text-link' } as const;

/** What a basic member agrees to by opening an account. */
export function Agreement() {
  return (
    <p className="prose-text text-ink-soft text-small">
      <Trans>
        By registering you accept our{' '}
        <Link to="/terms" {...apart}>
          terms of service
        </Link>{' '}
        and{' '}
        <Link to="/policy" {...apart}>
          privacy statement
        </Link>
        .
      </Trans>
    </p>
  );
}

/** Artists and galleries agree expressly: their pictures and texts are looked at and kept. */
export function AgreeField() {
  const field = useFormField();
  return (
    <CheckboxField
      required
      label={
        <Trans>
          I accept the{' '}
          <Link to="/terms" {...apart}>
            terms of service
          </Link>{' '}
          and the{' '}
          <Link to="/policy" {...apart}>
            privacy statement
          </Link>
          , and agree that my application is reviewed.
        </Trans>
      }
      {...field('agree')}
    />
  );
}
