import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import type { Initial } from '#kit/client/api-client.ts';
import { useSession } from '#kit/client/session.ts';
import { lazily } from '#kit/later.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useUnfinishedSignIn } from '../unfinished-sign-in.queries.ts';
import { EmailVerification } from './email-verification.tsx';
import { EntryChoice, isOrdering, OwnCart } from './entry-choice.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { OauthErrorNote } from './oauth-error-note.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

// Loaded on demand, because only staff need it.
const SecondStep = lazily(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

interface LoginPageProps {
  auth: Initial['auth'];
  redirect?: string | undefined;
  oauthError?: string | undefined;
}

export function LoginPage({ auth, redirect, oauthError }: LoginPageProps) {
  const signedIn = useSession(({ ready, token }) => ready && token !== undefined);
  const half = useUnfinishedSignIn();
  const isBuyer = isOrdering(redirect);
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
      aside={!signedIn && !isBuyer && <JoinLinks redirect={redirect} />}
      cart={isBuyer && !signedIn ? { beside: <OwnCart place="beside" />, below: <OwnCart place="below" /> } : undefined}
    >
      <EmailVerification />
      {oauthError && <OauthErrorNote error={oauthError} />}
      {signedIn ? (
        <SignedInNote />
      ) : (
        <>
          {redirect && isBuyer && <EntryChoice redirect={redirect} />}
          <LoginForm auth={auth} redirect={redirect} />
          <ProviderButtons providers={auth.providers} {...(redirect && { redirect })} />
        </>
      )}
    </EntryFrame>
  );
}

/** Tells redirected visitors that their cart or favourites are saved. */
function Lead({ redirect }: { redirect: string | undefined }) {
  if (redirect?.startsWith('/cart')) return <Trans>Sign in to order. Your cart is saved.</Trans>;
  if (redirect?.startsWith('/account/favorite')) {
    return <Trans>Sign in to see your favourites. Works you saved on this device are added to them.</Trans>;
  }
  return <Trans>Your orders, your favourites and your messages, in one place.</Trans>;
}

function JoinLinks({ redirect }: { redirect: string | undefined }) {
  return (
    <p className="text-small">
      <Trans>No account yet?</Trans>
      <SentenceGap />
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
