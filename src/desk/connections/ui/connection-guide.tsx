import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { type ConnectionName, DECLARATIONS } from '../connections.rules.ts';
import { StatementFirst } from './statement-first.tsx';

/** What to ask the provider for, the shop's addresses to give them, and the variables for those who have a shell. */
export function ConnectionGuide({ name, baseUrl, open }: { name: ConnectionName; baseUrl: string; open: boolean }) {
  const { i18n } = useLingui();
  const { guide, addresses = [], variables } = DECLARATIONS[name];
  return (
    <Disclosure title={<Trans>How to get it</Trans>} heading="h3" open={open}>
      <ol className="list-decimal space-y-2 ps-5">
        {guide.map((step) => (
          <li key={step.id}>{i18n._(step)}</li>
        ))}
      </ol>
      {addresses.length > 0 && (
        <dl className="mt-4 space-y-3 text-ink">
          {addresses.map(({ label, path }) => {
            const title = i18n._(label);
            // A domain has no scheme.
            const address = path === '' ? new URL(baseUrl).host : `${baseUrl}${path}`;
            return (
              <div key={path}>
                <dt className="text-ink-soft text-small">{title}</dt>
                <dd className="flex flex-wrap items-center gap-x-4">
                  <code className="[overflow-wrap:anywhere]">{address}</code>
                  <CopyButton text={address} name={title} />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {name === 'recaptcha' && <StatementFirst />}
      <p className="mt-4 text-small">
        <Trans>
          Or set these environment variables and restart the shop; they take precedence over what is entered here:
        </Trans>{' '}
        <code className="text-caption [overflow-wrap:anywhere]">{variables.join(', ')}</code>
      </p>
    </Disclosure>
  );
}
