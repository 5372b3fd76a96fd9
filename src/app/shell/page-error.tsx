import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';

/** A page that could not be shown, with a retry button. */
export function PageError() {
  const router = useRouter();
  return (
    <div className="page py-16 md:py-24">
      <h1 className="text-display">
        <Trans>This page could not be shown</Trans>
      </h1>
      <p className="prose-text mt-5 text-ink-soft text-lead">
        <Trans>Something went wrong. Nothing you entered elsewhere is lost; please try again.</Trans>
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <Button onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/" className="text-link">
          <Trans>Go home</Trans>
        </Link>
        <Link to="/contact" className="text-link">
          <Trans>Contact us</Trans>
        </Link>
      </p>
    </div>
  );
}
