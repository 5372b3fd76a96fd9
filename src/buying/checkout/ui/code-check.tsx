import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type CheckedCode, codeCheckQuery } from '../checkout.queries.ts';

const PATTERNS: Record<CheckedCode['kind'], RegExp> = {
  mobile: /^\/[0-9A-Z.+-]{7}$/,
  donation: /^\d{3,7}$/,
};
/** A donation code is complete at three digits or at seven: the question waits for a pause. */
const PAUSE_MS = 600;

/** Whether the ministry knows the typed code. It informs and never holds anybody up: the shop checks again before it issues. */
export function CodeCheck({ kind, code }: CheckedCode) {
  const { options } = useRouter();
  const asked = usePaused(code);
  const isComplete = PATTERNS[kind].test(asked);
  const { data, isFetching, isError } = useQuery({
    // Nothing here may get in the way: every failure means that nobody knows.
    ...codeCheckQuery({ ...options.context, handles: ['too_many_requests', 'offline'] }, { kind, code: asked }),
    enabled: isComplete,
  });
  const isCurrent = isComplete && asked === code;
  return (
    <p role="status" className="mt-1.5 min-h-6 text-small">
      {isCurrent && isFetching && (
        <span className="text-ink-soft">
          <Trans>Checking with the Ministry of Finance …</Trans>
        </span>
      )}
      {isCurrent && !isFetching && <Result kind={kind} result={isError ? 'unknown' : data} />}
    </p>
  );
}

function Result({ kind, result }: Pick<CheckedCode, 'kind'> & { result: 'valid' | 'invalid' | 'unknown' | undefined }) {
  if (result === 'valid') return <Trans>This code exists.</Trans>;
  if (result === 'unknown')
    return (
      <span className="text-ink-soft">
        <Trans>The code could not be checked right now. You can continue; we will check it later.</Trans>
      </span>
    );
  if (result !== 'invalid') return null;
  return (
    <span className="text-bad">
      {kind === 'mobile' ? (
        <Trans>The Ministry of Finance does not know this barcode. Please check it before you continue.</Trans>
      ) : (
        <Trans>The Ministry of Finance does not know this donation code. Please check it before you continue.</Trans>
      )}
    </span>
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
