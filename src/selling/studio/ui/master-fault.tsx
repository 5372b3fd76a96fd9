import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { FAULT_WORDS } from '../studio.words.ts';
import type { Sending } from './master-sending.ts';

interface MasterFaultProps {
  name: string;
  fault: keyof typeof FAULT_WORDS | NonNullable<Sending['stop']>;
}

/** Why a file cannot be used, and what to do next; announced to screen readers. */
export function MasterFault({ name, fault }: MasterFaultProps) {
  const { i18n } = useLingui();
  const words = typeof fault === 'string' && fault !== 'file' ? FAULT_WORDS[fault] : undefined;
  const text = typeof fault === 'string' ? undefined : fault.message;
  return (
    <div role="alert" className="mb-5 border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p className="flex items-start gap-2 font-medium text-bad">
        <Icon name="warning" className="mt-0.5" />
        <span className="min-w-0">
          {words
            ? i18n._(words.what)
            : (text ?? <Trans>The file can no longer be read. Please choose it again.</Trans>)}
        </span>
      </p>
      <p className="mt-1 text-small [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        {' – '}
        {words ? (
          i18n._(words.next)
        ) : fault === 'file' ? (
          <Trans>The file was moved or changed on your computer. Please choose it again.</Trans>
        ) : (
          <Trans>Please choose the file again. If that does not help, write to us.</Trans>
        )}
      </p>
    </div>
  );
}

// @chunk studio
