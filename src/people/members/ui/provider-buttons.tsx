import { Trans } from '@lingui/react/macro';
import { ButtonAnchor } from '#kit/button-link.tsx';

const NAMES: Record<string, string> = { line: 'LINE', google: 'Google' };

/** One button per configured provider; the browser navigates there and returns. */
export function ProviderButtons({ providers, redirect }: { providers: readonly string[]; redirect?: string }) {
  if (providers.length === 0) return null;
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <div className="mt-8 border-hairline border-t pt-8">
      <p className="mb-4 text-small">
        <Trans>Or without a separate password:</Trans>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {providers.map((provider) => (
          <ButtonAnchor key={provider} wide href={`/api/oauth/${provider}${query}`}>
            <Trans>Continue with {NAMES[provider] ?? provider}</Trans>
          </ButtonAnchor>
        ))}
      </div>
    </div>
  );
}

// @chunk account
