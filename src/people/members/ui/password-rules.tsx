import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { PASSWORD_MIN, PASSWORD_SYMBOLS, type PasswordFault, passwordFaults } from '../password.rules.ts';

/** The rules of spec §5 and the list of common passwords, each ticked off as soon as the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const faults = passwordFaults(password);
  const rules: { fault: PasswordFault; text: ReactNode }[] = [
    { fault: 'too_short', text: <Trans>At least {PASSWORD_MIN} characters</Trans> },
    { fault: 'no_letter', text: <Trans>A letter</Trans> },
    { fault: 'no_digit', text: <Trans>A digit</Trans> },
    { fault: 'no_symbol', text: <Trans>One of the symbols {PASSWORD_SYMBOLS}</Trans> },
    { fault: 'common', text: <Trans>Not one of the most common passwords</Trans> },
  ];
  return (
    <ul className="grid gap-1 text-small">
      {rules.map(({ fault, text }) => (
        <Rule key={fault} isMet={password !== '' && !faults.includes(fault)}>
          {text}
        </Rule>
      ))}
    </ul>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-center gap-2', isMet ? 'text-good' : 'text-ink-soft')}>
      {isMet ? (
        <Icon name="check" size={16} />
      ) : (
        <span aria-hidden="true" className="mx-1 size-2 rounded-full border" />
      )}
      <span>{children}</span>
      <VisuallyHidden>{isMet ? <Trans>(done)</Trans> : <Trans>(still missing)</Trans>}</VisuallyHidden>
    </li>
  );
}
