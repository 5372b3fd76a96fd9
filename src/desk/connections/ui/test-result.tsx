import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { ConnectionTestResult } from '../connection.contract.ts';
import { type ConnectionName, DECLARATIONS } from '../connections.rules.ts';
import { GENERAL_PROBLEMS } from '../test-problem.rules.ts';

interface TestResultProps {
  name: ConnectionName;
  result: ConnectionTestResult | undefined;
  /** Why there is no result. */
  failure: string | undefined;
}

/** What the test found, in words, and what to do next; announced when it appears. */
export function TestResult({ name, result, failure }: TestResultProps) {
  const { i18n } = useLingui();
  const { tested, problems } = DECLARATIONS[name];
  const address = result?.sent_to;
  return (
    <p role="status" className={`max-w-prose ${result?.problem === null ? 'text-good' : 'text-bad'}`}>
      {failure}
      {!failure && result && (
        <>
          {result.problem === null
            ? i18n._(tested)
            : i18n._(problems[result.problem] ?? GENERAL_PROBLEMS[result.problem])}
          {address && (
            <>
              <SentenceGap />
              <Trans>Sent to {address}.</Trans>
            </>
          )}
        </>
      )}
    </p>
  );
}
