import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';

/** The three documents an order agrees to; each opens in its own tab, so the order stays open. */
export function Agreement() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      <DocumentLink to="/terms">
        <Trans>Terms of service</Trans>
      </DocumentLink>
      <DocumentLink to="/policy">
        <Trans>Privacy statement</Trans>
      </DocumentLink>
      <DocumentLink to="/exchange">
        <Trans>Returns and exchanges</Trans>
      </DocumentLink>
    </p>
  );
}

function DocumentLink({ to, children }: { to: '/terms' | '/policy' | '/exchange'; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-link inline-flex min-h-11 items-center gap-1.5">
      {children}
      <Icon name="external" size={16} />
      <VisuallyHidden>
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </Link>
  );
}
