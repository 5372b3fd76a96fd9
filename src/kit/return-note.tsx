import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RETURN_EXCEPTION, RETURN_PROMISE } from '#shared/return-promise.ts';

/** What can be returned until when, told before anybody buys. The link is left out where one stands already. */
export function ReturnNote({ className = '', withLink = true }: { className?: string; withLink?: boolean }) {
  const { i18n } = useLingui();
  return (
    <p className={`prose-text text-ink-soft text-small ${className}`}>
      {i18n._(RETURN_PROMISE)} {i18n._(RETURN_EXCEPTION)}{' '}
      {withLink && (
        <Link to="/exchange" className="text-link">
          <Trans>Returns and exchanges</Trans>
        </Link>
      )}
    </p>
  );
}

// @chunk common
