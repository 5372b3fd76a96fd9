import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { secondFactorQuery } from '../second-factor.queries.ts';
import { MyApp } from './my-app.tsx';
import { MyPasskeys } from './my-passkeys.tsx';
import { MyRecovery } from './my-recovery.tsx';
import { CodesSaved, RecoveryCodes } from './recovery-codes.tsx';

/** The member's own second factor: an app, passkeys, recovery codes. `children` are parts of other features. */
export function MySignInPage({ children }: { children?: ReactNode }) {
  const { options } = useRouter();
  const query = useQuery(secondFactorQuery(options.context));
  const [codes, setCodes] = useState<string[] | 'saved'>();
  const show = (reply: { recovery_codes?: string[] | undefined } | undefined) => {
    if (reply?.recovery_codes) setCodes(reply.recovery_codes);
  };
  return (
    <DeskPage title={<Trans>My sign-in and notices</Trans>}>
      {query.data?.needed && (
        <p className="prose-text mb-6 border-accent border-s-2 bg-wall-deep px-4 py-3">
          <Trans>
            Before you can work here, please set up a second step for your sign-in: an app or a passkey. It takes a
            minute.
          </Trans>
        </p>
      )}
      {codes === 'saved' && <CodesSaved />}
      {Array.isArray(codes) && <RecoveryCodes codes={codes} onSaved={() => setCodes('saved')} />}
      <Loaded query={query} skeleton={['h-40']}>
        {(data) => (
          <div className="mt-8">
            <MyApp isOn={data.app} show={show} />
            <MyPasskeys passkeys={data.passkeys} show={show} />
            {(data.app || data.passkeys.length > 0) && <MyRecovery left={data.recovery_left} show={show} />}
          </div>
        )}
      </Loaded>
      {query.data && !query.data.needed && children}
    </DeskPage>
  );
}
