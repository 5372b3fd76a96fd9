import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ConnectionView } from '../connection.contract.ts';
import { useTestConnection } from '../connection.queries.ts';
import { DECLARATIONS } from '../connections.rules.ts';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionGuide } from './connection-guide.tsx';
import { ConnectionState } from './connection-state.tsx';
import { RemoveConnection } from './remove-connection.tsx';
import { TestResult } from './test-result.tsx';

interface ConnectionSectionProps {
  connection: ConnectionView;
  baseUrl: string;
  canEnter: boolean;
  /** The invoices that still need the keys. */
  inUse?: ReactNode;
  children?: ReactNode;
}

/** One connection: its state, its test, its form, and how to get it. */
export function ConnectionSection({ connection, baseUrl, canEnter, inUse, children }: ConnectionSectionProps) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const [isEditing, setEditing] = useState(false);
  const { mutate, data, error, isPending, reset } = useTestConnection(connection.name);
  const { name, state, source, is_entered, entered_at, entered_by } = connection;
  const title = i18n._(DECLARATIONS[name].name);
  const mayEnter = canEnter && source !== 'environment';
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The focus was in the closed form: it returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const at = entered_at && clock(entered_at);
  return (
    <Section id={name} title={title}>
      <ConnectionState connection={connection} />
      {at && (
        <p className="text-ink-soft text-small">
          {entered_by ? (
            <Trans>
              Entered {at} by {entered_by}.
            </Trans>
          ) : (
            <Trans>Entered {at}.</Trans>
          )}
        </p>
      )}
      {children}
      {!isEditing && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {state === 'ready' && (
            <Button
              aria-label={t`Test: ${title}`}
              busy={isPending}
              busyText={t`Calling the provider…`}
              onClick={() => mutate(undefined)}
            >
              <Trans>Test</Trans>
            </Button>
          )}
          {mayEnter && (
            <Button
              ref={edit}
              aria-label={is_entered ? t`Change: ${title}` : t`Set up: ${title}`}
              onClick={() => {
                reset();
                setEditing(true);
              }}
            >
              {is_entered ? <Trans>Change</Trans> : <Trans context="button">Set up</Trans>}
            </Button>
          )}
          {mayEnter && is_entered && <RemoveConnection connection={connection}>{inUse}</RemoveConnection>}
          <TestResult name={name} result={data} failure={error?.message} />
        </div>
      )}
      <ConnectionGuide name={name} baseUrl={baseUrl} open={isEditing} />
      {isEditing && <ConnectionForm connection={connection} onDone={() => setEditing(false)} />}
    </Section>
  );
}
