import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { DeadMail } from '#people/mail/dead-mail.contract.ts';
import { DEAD_REASON_WORDS, mailKindWords } from '#people/mail/mail-words.rules.ts';
import { localeOf } from '#shared/locale.ts';

interface DeadMailRowProps {
  mail: DeadMail;
  busy: 'retry' | 'drop' | undefined;
  onStep: (step: 'retry' | 'drop') => void;
}

export function DeadMailRow({ mail, busy, onStep }: DeadMailRowProps) {
  const { i18n } = useLingui();
  const time = useShopClock();
  const { to, lang, kind, subject, reason, problem, attempts, created_at, retried_at } = mail;
  const words = mailKindWords(kind);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-hairline border-b py-4">
      <div className="min-w-0 flex-1 basis-80 [overflow-wrap:anywhere]">
        <p>
          {to} <span className="text-ink-soft text-small">{words ? i18n._(words) : kind}</span>
        </p>
        {subject && (
          <p lang={localeOf(lang)} className="text-ink-soft text-small">
            {subject}
          </p>
        )}
        <p className="text-bad text-small">{i18n._(DEAD_REASON_WORDS[reason])}</p>
        {problem && <p className="font-mono text-caption text-ink-soft">{problem}</p>}
        <p className="text-caption text-ink-soft">
          <Trans>
            First tried {time(created_at)}, attempts: {attempts}
          </Trans>
          {retried_at && (
            <>
              {' · '}
              <Trans>retried {time(retried_at)}</Trans>
            </>
          )}
        </p>
      </div>
      <div className="-ms-3 flex flex-wrap gap-x-2 sm:ms-0">
        <Button kind="quiet" busy={busy === 'retry'} onClick={() => onStep('retry')}>
          <Trans>Retry</Trans>
          <VisuallyHidden>{`: ${to}`}</VisuallyHidden>
        </Button>
        <Button kind="quiet" busy={busy === 'drop'} onClick={() => onStep('drop')}>
          <Trans>Drop</Trans>
          <VisuallyHidden>{`: ${to}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
