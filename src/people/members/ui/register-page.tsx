import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { EntryChoice, isOrdering, OwnCart } from './entry-choice.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import type { RegistrationProps } from './use-registration.ts';

interface RegisterPageProps extends RegistrationProps {
  auth: RegistrationProps['auth'] & { providers: readonly string[] };
}

const TITLES = {
  basic: <Trans>Become a member</Trans>,
  artist: <Trans>Join as an artist</Trans>,
  gallery: <Trans>Join as a gallery</Trans>,
};

const LEADS = {
  basic: <Trans>Buy, save favourites, and follow each print from our workshop to your wall.</Trans>,
  artist: (
    <Trans>
      Send us your portfolio. We answer within five business days; until then you can use your account as usual.
    </Trans>
  ),
  gallery: (
    <Trans>For galleries and the artists they represent. We answer each application within five business days.</Trans>
  ),
};

export function RegisterPage(props: RegisterPageProps) {
  const { type, auth, redirect, provider } = props;
  const search = redirect ? { redirect } : {};
  const isBuyer = isOrdering(redirect);
  return (
    <EntryFrame
      title={TITLES[type]}
      lead={LEADS[type]}
      aside={
        <>
          <KindLinks search={search} />
          {!isBuyer && (
            <p className="mt-4 text-small">
              <Trans>Already a member?</Trans>
              <SentenceGap />
              <Link to="/login" search={search} className="text-link inline-block py-1">
                <Trans>Sign in</Trans>
              </Link>
            </p>
          )}
        </>
      }
      cart={isBuyer ? { beside: <OwnCart place="beside" />, below: <OwnCart place="below" /> } : undefined}
    >
      {redirect && isBuyer && <EntryChoice redirect={redirect} />}
      {/* Each type is a new form; the draft keeps the typed values. */}
      <RegisterForm key={type} {...props} />
      {type === 'basic' && !provider && <ProviderButtons providers={auth.providers} {...(redirect && { redirect })} />}
    </EntryFrame>
  );
}

function KindLinks({ search }: { search: { redirect?: string } }) {
  const { t } = useLingui();
  const shared = {
    search,
    activeOptions: { exact: true, includeSearch: false },
    className:
      'inline-flex min-h-11 items-center border-transparent border-b hover:text-accent aria-[current=page]:border-ink aria-[current=page]:font-medium',
  };
  return (
    <nav aria-label={t`Kinds of membership`}>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to="/register" {...shared}>
            <Trans>Basic member</Trans>
          </Link>
        </li>
        <li>
          <Link to="/register/artist" {...shared}>
            <Trans>Artist</Trans>
          </Link>
        </li>
        <li>
          <Link to="/register/gallery" {...shared}>
            <Trans>Gallery</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
