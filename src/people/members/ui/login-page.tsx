import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import type { Initial } from '#kit/client/api-client.ts';
import { useSession } from '#kit/client/session.ts';
import { lazily } from '#kit/later.tsx';
import { useHalfOpen } from '../half-open.queries.ts';
import { EmailProof } from './email-proof.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { OauthErrorNote } from './oauth-error-note.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

// Of all who sign in only staff meet it.
const SecondStep = lazily(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

interface LoginPageProps {
  auth: Initial['auth'];
  redirect?: string | undefined;
  oauthError?: string | undefined;
}

export function LoginPage({ auth, redirect, oauthError }: LoginPageProps) {
  const signedIn = useSession(({ ready, token }) => ready && token !== undefined);
  const half = useHalfOpen();
  if (half && !signedIn) {
    return (
      <Suspense>
        <SecondStep key={half.ticket} half={half} redirect={redirect} />
      </Suspense>
    );
  }
  return (
    <EntryFrame
      title={<Trans>Sign in</Trans>}
      lead={<Lead redirect={redirect} />}
      aside={!signedIn && <JoinLinks redirect={redirect} />}
    >
      <EmailProof />
      {oauthError && <OauthErrorNote error={oauthError} />}
      {signedIn ? (
        <SignedInNote />
      ) : (
        <>
          <LoginForm auth={auth} redirect={redirect} />
          <ProviderButtons providers={auth.providers} {...(redirect && { redirect })} />
        </>
      )}
    </EntryFrame>
  );
}

/** Whoever is sent here on the way to something is told that it is kept. */
function Lead({ redirect }: { redirect: string | undefined }) {
  if (redirect?.startsWith('/cart')) return <Trans>Sign in to order. Your cart is kept.</Trans>;
  if (redirect?.startsWith('/account/favorite')) {
    return <Trans>Sign in to see your favourites. Works you saved on this device are added to them.</Trans>;
  }
  return <Trans>Your orders, your favourites and your messages, in one place.</Trans>;
}

function JoinLinks({ redirect }: { redirect: string | undefined }) {
  return (
    <p className="text-small">
      <Trans>No account yet?</Trans>{' '}
      <Link to="/register" search={redirect ? { redirect } : {}} className="text-link inline-block py-1">
        <Trans>Become a member</Trans>
      </Link>
    </p>
  );
}

function SignedInNote() {
  const name = useSession(({ member }) => member?.username ?? '');
  return (
    <div className="grid gap-6">
      <p className="text-lead">
        <Trans>You are signed in. Welcome, {name}.</Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/account">
          <Trans>To your account</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>To the shop</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
