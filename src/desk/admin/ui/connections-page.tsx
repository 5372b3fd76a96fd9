import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RECAPTCHA_PARAGRAPH } from '#catalogue/pages/form-protection.rules.ts';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { Connections } from '../connection.contract.ts';
import { connectionsQuery, useMailCheck } from '../connection.queries.ts';
import { CONNECTION_WORDS, MAIL_FAULT_WORDS, STORAGE_PROBLEM_WORDS } from '../connection.words.ts';
import { DeadMails } from './dead-mails.tsx';

/** Mail, payment providers, storage and sign-in: whether the shop was started with what they need. */
export function ConnectionsPage({ kind, page }: { kind: string | undefined; page: number }) {
  const { options } = useRouter();
  const query = useQuery(connectionsQuery(options.context));
  return (
    <DeskPage title={<Trans>Connections</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {(data) => (
          <div className="grid max-w-4xl gap-12">
            <p className="text-ink-soft">
              <Trans>
                Keys and addresses are set through environment variables with the names below; keys are never shown
                here. Stop the shop, set them, and start it again.
              </Trans>
            </p>
            <List list={data.list} bucket={data.bucket} />
            <MailCheck mail={data.mail}>
              <DeadMails kind={kind} page={page} />
            </MailCheck>
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

function List({ list, bucket }: Pick<Connections, 'list' | 'bucket'>) {
  const { i18n } = useLingui();
  return (
    <ul className="border-hairline border-t">
      {list.map(({ name, state, host }) => {
        const words = CONNECTION_WORDS[name];
        const without = i18n._(words.without);
        return (
          <li key={name} className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-2">
            <span>
              {i18n._(words.name)}
              <span className="block font-mono text-caption text-ink-soft [overflow-wrap:anywhere]">
                {words.variables}
              </span>
              {name === 'recaptcha' && <StatementFirst />}
            </span>
            {state === 'ready' ? (
              <span className="text-good">
                <Trans>Set up</Trans> {host && <span className="text-ink-soft">{host}</span>}
                {name === 'storage' && <BucketHealth bucket={bucket} />}
              </span>
            ) : state === 'played' ? (
              <span className="text-ink-soft">
                <Trans>Simulated in the demo; no money moves.</Trans>
              </span>
            ) : (
              <span className="text-ink-soft">
                <Trans>Not set up. {without}</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Google takes part in what reCAPTCHA protects, so the privacy statement says so before it is turned on. */
function StatementFirst() {
  const paragraph = textIn(RECAPTCHA_PARAGRAPH, langOf(useLocale()));
  return (
    <span className="mt-1 block text-small">
      <Trans>
        Before you turn it on, publish a new version of the{' '}
        <Link to="/admin/page/$page" params={{ page: 'policy' }} className="text-link">
          privacy statement
        </Link>{' '}
        that says: “{paragraph}”
      </Trans>
    </span>
  );
}

/** How the bucket was when the shop last wrote, read and removed a small file there. */
function BucketHealth({ bucket }: Pick<Connections, 'bucket'>) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  if (!bucket)
    return (
      <span className="block text-ink-soft text-small">
        <Trans>Not checked yet; the first check runs within a minute.</Trans>
      </span>
    );
  const checked = clock(bucket.checked_at);
  const wellAt = bucket.well_at && clock(bucket.well_at);
  if (bucket.problem === null)
    return (
      <span className="block text-ink-soft text-small">
        <Trans>Checked {checked}: it stores, returns and deletes files.</Trans>
      </span>
    );
  return (
    <span className="block text-bad text-small">
      {i18n._(STORAGE_PROBLEM_WORDS[bucket.problem])}{' '}
      <span className="text-ink-soft">
        {wellAt ? (
          <Trans>
            Checked {checked}; last well {wellAt}.
          </Trans>
        ) : (
          <Trans>Checked {checked}; never well so far.</Trans>
        )}
      </span>
    </span>
  );
}

function MailCheck({ mail: { late, dead }, children }: Pick<Connections, 'mail'> & { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { mutate, data, error, isPending } = useMailCheck();
  return (
    <section aria-label={t`Mail`}>
      <h2 className="text-title">
        <Trans>Mail</Trans>
      </h2>
      <p className="mt-2">
        <Plural
          value={late}
          _0="No e-mail has waited for more than ten minutes."
          one="# e-mail has waited for more than ten minutes."
          other="# e-mails have waited for more than ten minutes."
        />
      </p>
      <p>
        <Plural
          value={dead}
          _0="No e-mails failed in the last week."
          one="# e-mail failed in the last week."
          other="# e-mails failed in the last week."
        />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button busy={isPending} busyText={t`Calling the server…`} onClick={() => mutate()}>
          <Trans>Try the mail server</Trans>
        </Button>
        <p role="status" className={data?.problem === null ? 'text-good' : 'text-bad'}>
          {error?.message}
          {data &&
            (data.problem === null ? (
              <>
                <Trans>The server answers and accepts the sign-in.</Trans>{' '}
                <Link to="/admin/mail" search={{ kind: 'welcome' }} className="text-link">
                  <Trans>Send yourself a mail</Trans>
                </Link>
              </>
            ) : (
              i18n._(MAIL_FAULT_WORDS[data.problem])
            ))}
        </p>
      </div>
      {children}
    </section>
  );
}
