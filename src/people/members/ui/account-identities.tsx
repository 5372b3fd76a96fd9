import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { ButtonAnchor } from '#kit/button-link.tsx';
import { Section } from '#kit/section.tsx';
import { memberIdentities, useIdentityChange } from '../identity.queries.ts';
import { PROVIDERS, type Provider } from '../oauth.contract.ts';

const NAMES: Record<Provider, string> = { line: 'LINE', google: 'Google' };

interface AccountIdentitiesProps {
  /** The configured providers. */
  providers: readonly string[];
  /** The provider from which the member has just returned. */
  linking: string | undefined;
}

/** Ways to sign in other than the password; nothing if the shop has none. */
export function AccountIdentities({ providers, linking }: AccountIdentitiesProps) {
  const { options } = useRouter();
  const { data } = useQuery(memberIdentities(options.context));
  const { mutate, isPending, variables } = useIdentityChange();
  const begun = PROVIDERS.find((provider) => provider === linking);
  useLinking(begun, (provider) => mutate({ provider, change: 'link' }));
  const linked = new Map(data?.list.map((identity) => [identity.provider, identity]));
  const shown = PROVIDERS.filter((provider) => linked.has(provider) || providers.includes(provider));
  if (!data || shown.length === 0) return null;
  return (
    <Section
      layout="beside"
      title={<Trans>Other ways to sign in</Trans>}
      note={<Trans>Sign in without a separate password.</Trans>}
    >
      <ul className="divide-y divide-hairline border-hairline border-b [&>li:first-child]:pt-0">
        {shown.map((provider) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <div>
              <p>{NAMES[provider]}</p>
              <p className="break-all text-ink-soft text-small">
                {linked.has(provider) ? (
                  linked.get(provider)?.email || <Trans>Linked</Trans>
                ) : (
                  <Trans>Not linked</Trans>
                )}
              </p>
            </div>
            {linked.has(provider) ? (
              <Unlink
                provider={provider}
                allowed={data.unlinkable}
                busy={isPending && variables.provider === provider}
                onUnlink={() => mutate({ provider, change: 'unlink' })}
              />
            ) : (
              <ButtonAnchor kind="quiet" href={`/api/oauth/${provider}?link=1`}>
                <Trans>Link {NAMES[provider]}</Trans>
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface UnlinkProps {
  provider: Provider;
  allowed: boolean;
  busy: boolean;
  onUnlink: () => void;
}

function Unlink({ provider, allowed, busy, onUnlink }: UnlinkProps) {
  const { t } = useLingui();
  if (!allowed) {
    return (
      <p className="text-ink-soft text-small">
        <Trans>This is your only way to sign in. Set a password before you unlink it.</Trans>
      </p>
    );
  }
  return (
    <Button kind="quiet" aria-label={t`Unlink ${NAMES[provider]}`} busy={busy} onClick={onUnlink}>
      <Trans>Unlink</Trans>
    </Button>
  );
}

/** Completes a link to a provider, once, and removes it from the URL. */
function useLinking(linking: Provider | undefined, link: (provider: Provider) => void) {
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (!linking || done.current) return;
    done.current = true;
    link(linking);
    void navigate({ to: '/account', replace: true });
  }, [linking, link, navigate]);
}
