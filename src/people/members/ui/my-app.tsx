import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { useSecondFactor } from '../second-factor.queries.ts';
import { AppSetup } from './app-setup.tsx';
import { ConfirmPassword } from './confirm-password.tsx';

export interface ShowsCodes {
  /** Shows newly generated recovery codes. */
  show: (reply: { recovery_codes?: string[] | undefined } | undefined) => void;
}

export function MyApp({ isOn, show }: ShowsCodes & { isOn: boolean }) {
  const { t } = useLingui();
  const { begin, confirm, remove } = useSecondFactor();
  const [made, setMade] = useState<Awaited<ReturnType<typeof begin>>>();
  return (
    <Section
      layout="beside"
      title={<Trans>Authenticator app</Trans>}
      note={<Trans>An app on your phone shows a six-digit code that changes every 30 seconds.</Trans>}
    >
      {isOn ? (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <Trans>Signing in asks for a code from your app.</Trans>
          </p>
          <ConfirmPassword
            title={t`Remove the app?`}
            description={<Trans>Your sign-in no longer asks for its codes.</Trans>}
            trigger={
              <Button kind="quiet">
                <Trans>Remove</Trans>
              </Button>
            }
            confirmLabel={<Trans>Remove</Trans>}
            onConfirm={(password) => remove({ password, way: 'code' })}
          />
        </div>
      ) : made ? (
        <AppSetup
          made={made}
          confirm={async (code) => {
            show(await confirm(code));
            setMade(undefined);
          }}
          cancel={() => setMade(undefined)}
        />
      ) : (
        <ConfirmPassword
          title={t`Set up an app`}
          trigger={
            <Button kind="primary">
              <Trans>Set up an app</Trans>
            </Button>
          }
          confirmLabel={<Trans>Continue</Trans>}
          onConfirm={async (password) => setMade(await begin(password))}
        />
      )}
    </Section>
  );
}
