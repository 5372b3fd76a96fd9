import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { STORAGE_PROBLEM_WORDS } from '#desk/connections/storage-problem.rules.ts';
import type { Today } from '../admin.contract.ts';
import { HEALTH_WORDS } from '../admin.words.ts';
import type { HealthPart } from '../today.rules.ts';

const TROUBLES: Record<Exclude<HealthPart, 'bucket'>, (count: number) => ReactNode> = {
  mail: (count) =>
    count === 0 ? (
      <Trans>No mail server is set up, so no e-mails are sent.</Trans>
    ) : (
      <Trans>
        <Plural value={count} one="# e-mail has" other="# e-mails have" /> not been sent. Please check the mail server.
      </Trans>
    ),
  payments: (count) => (
    <Trans>
      <Plural value={count} one="# payment or refund needs" other="# payments or refunds need" /> attention. The
      payments page shows what differs from the provider’s records; refunds the provider could not make are under
      “Refunds to pay”.
    </Trans>
  ),
  storage: (count) => <Trans>Only {count} GB are free. Please free up space for new pictures.</Trans>,
  backup: (count) => <Trans>The last backup was {count} hours ago. Please check the backup program.</Trans>,
  jobs: (count) => (
    <Trans>
      <Plural value={count} one="# job fails" other="# jobs fail" />. The shop’s log says why.
    </Trans>
  ),
};

export function ShopHealth({ health }: { health: NonNullable<Today['health']> }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`System status`}>
      <h2 className="text-title">
        <Trans>System status</Trans>
      </h2>
      <ul className="mt-3 border-hairline border-t">
        {health.map(({ part, well, count, problem }) => (
          <li key={part} className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-3">
            <span>{i18n._(HEALTH_WORDS[part])}</span>
            <span className={well ? 'text-ink-soft' : 'text-bad'}>
              {well ? (
                <Trans>OK</Trans>
              ) : part === 'bucket' ? (
                problem && i18n._(STORAGE_PROBLEM_WORDS[problem])
              ) : (
                TROUBLES[part](count)
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
