import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';

// In a new tab, so that nobody loses a half-filled form.
const apart = { target: '_blank', className: 'text-link' } as const;

/** What a basic member agrees to by registering. */
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

/** Artists and galleries agree expressly: we review and store their pictures and texts. */
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
