import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from '@tanstack/react-router';
import { RETURN_EXCEPTION, returnPromise } from '#shared/return-promise.ts';
import { SentenceGap } from './sentence-gap.tsx';

/** What can be returned until when, shown before a purchase. The link is optional, for places that already have one. */
export function ReturnNote({ className = '', withLink = true }: { className?: string; withLink?: boolean }) {
  const { i18n } = useLingui();
  const { return_days } = useLoaderData({ from: '__root__' });
  return (
    <p className={`prose-text text-ink-soft text-small ${className}`}>
      {i18n._(returnPromise(return_days))}
      <SentenceGap />
      {i18n._(RETURN_EXCEPTION)}
      <SentenceGap />
      {withLink && (
        <Link to="/exchange" className="text-link">
          <Trans>Returns and exchanges</Trans>
        </Link>
      )}
    </p>
  );
}

// @chunk common
