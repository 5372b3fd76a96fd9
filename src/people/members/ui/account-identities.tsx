import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ButtonAnchor } from '#kit/button-link.tsx';
import { Section } from '#kit/section.tsx';
import { memberIdentities, useIdentityChange } from '../identity.queries.ts';
import { PROVIDERS, type Provider } from '../oauth.contract.ts';
import { ConfirmPassword } from './confirm-password.tsx';

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
  const { mutate, mutateAsync, isPending, variables } = useIdentityChange();
  const begun = useBegun(linking);
  useLinking(data && !data.unlinkable ? begun : undefined, (provider) => mutate({ provider, change: 'link' }));
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
            ) : provider === begun && data.unlinkable ? (
              <FinishLink
                provider={provider}
                onConfirm={(password) => mutateAsync({ provider, password, change: 'link' })}
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

interface FinishLinkProps {
  provider: Provider;
  onConfirm: (password: string) => Promise<unknown>;
}

/** The provider has confirmed who the visitor is; the password proves that it is the member who links it. */
function FinishLink({ provider, onConfirm }: FinishLinkProps) {
  const { t } = useLingui();
  const name = NAMES[provider];
  return (
    <ConfirmPassword
      opened
      title={t`Link ${name} to your account?`}
      description={<Trans>From then on you can also sign in with {name}.</Trans>}
      trigger={
        <Button>
          <Trans>Finish linking {name}</Trans>
        </Button>
      }
      confirmLabel={<Trans>Link {NAMES[provider]}</Trans>}
      onConfirm={onConfirm}
    />
  );
}

/** The provider from which the member has just returned; removes it from the URL. */
function useBegun(linking: string | undefined): Provider | undefined {
  const navigate = useNavigate();
  const [begun] = useState(() => PROVIDERS.find((provider) => provider === linking));
  useEffect(() => {
    if (linking) void navigate({ to: '/account', replace: true });
  }, [linking, navigate]);
  return begun;
}

/** Links a provider once, for a member without a password. */
function useLinking(provider: Provider | undefined, link: (provider: Provider) => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!provider || done.current) return;
    done.current = true;
    link(provider);
  }, [provider, link]);
}
