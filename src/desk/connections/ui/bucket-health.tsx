import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { Connections } from '../connection.contract.ts';
import { STORAGE_PROBLEM_WORDS } from '../storage-problem.rules.ts';

/** Result of the last check, which wrote, read and removed a small file in the bucket. */
export function BucketHealth({ bucket }: Pick<Connections, 'bucket'>) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  if (!bucket)
    return (
      <p className="text-ink-soft text-small">
        <Trans>Not checked yet; the first check runs within a minute.</Trans>
      </p>
    );
  const checked = clock(bucket.checked_at);
  const wellAt = bucket.well_at && clock(bucket.well_at);
  if (bucket.problem === null)
    return (
      <p className="text-ink-soft text-small">
        <Trans>Checked {checked}: it stores, returns and deletes files.</Trans>
      </p>
    );
  return (
    <p className="text-bad text-small">
      {i18n._(STORAGE_PROBLEM_WORDS[bucket.problem])}
      <SentenceGap />
      <span className="text-ink-soft">
        {wellAt ? (
          <Trans>
            Checked {checked}; last worked {wellAt}.
          </Trans>
        ) : (
          <Trans>Checked {checked}; it has not worked yet.</Trans>
        )}
      </span>
    </p>
  );
}
