import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { ConnectionView } from '../connection.contract.ts';
import { DECLARATIONS } from '../connections.rules.ts';

/** Whether a connection works in this shop, and where its keys are set. */
export function ConnectionState({ connection }: { connection: ConnectionView }) {
  const { i18n } = useLingui();
  const { name, state, source, host, is_entered } = connection;
  const without = i18n._(DECLARATIONS[name].without);
  if (state === 'played')
    return (
      <p className="text-ink-soft">
        <Trans>Simulated in the demo; no money moves.</Trans>
      </p>
    );
  if (state === 'missing')
    return (
      <p className="text-ink-soft">
        <Trans>Not set up. {without}</Trans>
      </p>
    );
  if (state === 'unreadable')
    return (
      <p className="text-bad">
        <Trans>
          The stored keys cannot be decrypted: the shop’s own key has changed. Please enter them again, or ask the
          person who runs the shop to restore SECRETS_KEY or the file secrets.key. Until then: {without}
        </Trans>
      </p>
    );
  return (
    <>
      <p className="text-good">
        <Trans>Set up</Trans> {host && <span className="text-ink-soft">{host}</span>}
      </p>
      {source === 'environment' && (
        <p className="text-ink-soft text-small">
          <Trans>Set by the environment of the shop, so it cannot be changed here.</Trans>
          <SentenceGap />
          {is_entered && <Trans>Keys are stored here too, but the environment variables take precedence.</Trans>}
        </p>
      )}
    </>
  );
}
