import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';

type Step = 'retry' | 'drop';

interface AllDeadMailsProps {
  count: number;
  busy: Step | undefined;
  onStep: (step: Step) => Promise<void>;
}

/** Retries or drops all mails of the list, after a confirmation. */
export function AllDeadMails({ count, busy, onStep }: AllDeadMailsProps) {
  const [asked, setAsked] = useState<Step>();
  const yes = useRef<HTMLButtonElement>(null);
  // The pressed button has been removed.
  useEffect(() => {
    if (asked) yes.current?.focus();
  }, [asked]);
  if (!asked)
    return (
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => setAsked('retry')}>
          <Trans>Retry all</Trans>
        </Button>
        <Button onClick={() => setAsked('drop')}>
          <Trans>Drop all</Trans>
        </Button>
      </div>
    );
  return (
    <div className="mt-6 border-ink border-s-2 bg-wall-deep px-4 py-3">
      <p>
        {asked === 'retry' ? (
          <Plural
            value={count}
            one="Send # mail again? Its recipient will get it as it was written then."
            other="Send # mails again, the oldest first? Their recipients will get them as they were written then."
          />
        ) : (
          <Plural value={count} one="Drop # mail? It will not be sent." other="Drop # mails? They will not be sent." />
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          ref={yes}
          kind="primary"
          busy={busy === asked}
          onClick={() => void onStep(asked).then(() => setAsked(undefined))}
        >
          {asked === 'retry' ? <Trans>Retry all</Trans> : <Trans>Drop all</Trans>}
        </Button>
        <Button onClick={() => setAsked(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
