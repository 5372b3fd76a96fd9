import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { Connections } from '../connection.contract.ts';
import { connectionsQuery } from '../connection.queries.ts';
import { BackupState } from './backup-state.tsx';
import { BucketHealth } from './bucket-health.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { OpenInvoices } from './open-invoices.tsx';

/** Mail, payment providers, sign-in and storage: entered, tested and removed here. `children` is the list of failed mails. */
export function ConnectionsPage({ testMode, children }: { testMode: ReactNode; children: ReactNode }) {
  const { options } = useRouter();
  const query = useQuery(connectionsQuery(options.context));
  return (
    <DeskPage title={<Trans>Connections</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {(data) => (
          <div className="grid max-w-4xl gap-2">
            <p className="prose-text text-ink-soft">
              {data.can_enter ? (
                <Trans>
                  Keys of other companies’ services. They are encrypted and never shown again, not even to you. Changes
                  take effect within two seconds.
                </Trans>
              ) : (
                <Trans>Nobody can enter keys in a demo, because everyone knows its passwords.</Trans>
              )}
            </p>
            <Address baseUrl={data.base_url} />
            {testMode}
            {data.list.map((connection) => (
              <ConnectionSection
                key={connection.name}
                connection={connection}
                baseUrl={data.base_url}
                canEnter={data.can_enter}
                inUse={connection.name === 'ecpay_invoice' && <OpenInvoices open={data.open_invoices} />}
              >
                {connection.name === 'storage' && connection.state === 'ready' && <BucketHealth bucket={data.bucket} />}
              </ConnectionSection>
            ))}
            <BackupState backup={data.backup} />
            <MailFigures mail={data.mail}>{children}</MailFigures>
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

/** First, because the owner enters addresses of the shop at every provider. */
function Address({ baseUrl }: { baseUrl: string }) {
  return (
    <p className="pb-6">
      {baseUrl.startsWith('https:') ? (
        <Trans>
          Public address: <code>{baseUrl}</code>
        </Trans>
      ) : (
        <span className="text-bad">
          <Trans>
            The shop has no public address yet ({baseUrl}), so providers cannot reach it. Ask the person who runs the
            shop to set BASE_URL to its https address and to restart it.
          </Trans>
        </span>
      )}
    </p>
  );
}

function MailFigures({ mail: { late, dead }, children }: Pick<Connections, 'mail'> & { children: ReactNode }) {
  return (
    <Section title={<Trans>Mail</Trans>}>
      <p>
        <Plural
          value={late}
          _0="No e-mail has been queued for more than ten minutes."
          one="# e-mail has been queued for more than ten minutes."
          other="# e-mails have been queued for more than ten minutes."
        />
        <SentenceGap />
        <Plural
          value={dead}
          _0="No e-mails failed in the last week."
          one="# e-mail failed in the last week."
          other="# e-mails failed in the last week."
        />
      </p>
      {children}
    </Section>
  );
}
