import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';

/** The front page of a shop without works. */
export function EmptyShop() {
  const { words } = useLoaderData({ from: '__root__' });
  return (
    <div className="page grid min-h-[60dvh] content-center py-16">
      <h1 className="text-hero">{words?.['home/title'] ?? <Trans>Pictures worth a wall</Trans>}</h1>
      <p className="prose-text mt-6 text-ink-soft text-lead">
        <Trans>The walls are still empty. The first works will appear here soon.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
