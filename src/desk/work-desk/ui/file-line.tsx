import { Trans } from '@lingui/react/macro';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import type { FileEdit } from '../file.contract.ts';
import { JumpMark } from './jump-note.tsx';

interface FileLineProps {
  edits: readonly FileEdit[];
  checked: boolean;
  onTick: (isOn: boolean) => void;
}

/** A line of the table with its changes, and the tick that includes it. */
export function FileLine({ edits, checked, onTick }: FileLineProps) {
  const { line = 0, title = '' } = edits[0] ?? {};
  return (
    <li className="border-hairline border-b py-1 [overflow-wrap:anywhere]">
      <CheckboxField
        checked={checked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        label={
          <>
            {title}{' '}
            <span className="text-caption text-ink-soft">
              <Trans>line {line}</Trans>
            </span>
            {edits.some(({ jump }) => jump) && <JumpMark />}
            {edits.map(({ column, before, after }) => (
              <span key={column} className="block">
                <span className="text-caption text-ink-soft">{column}</span>{' '}
                <s className="text-ink-soft">{short(before)}</s> → {short(after)}
              </span>
            ))}
          </>
        }
      />
    </li>
  );
}

/** Shortens long texts; the table itself has the rest. */
function short(text: string): string {
  const signs = [...text];
  return signs.length <= 120 ? text : `${signs.slice(0, 120).join('')}…`;
}
