import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Button } from '#kit/button.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { StaffFaqEntry } from '../faq.contract.ts';

interface StaffFaqRowProps {
  entry: StaffFaqEntry;
  /** Someone else has removed it; only its form is left. */
  isGone: boolean;
  at: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
  /** Its form, while it is open. */
  children: ReactNode;
}

export function StaffFaqRow(props: StaffFaqRowProps) {
  const { entry, isGone, at, count, onMove, onEdit, onRemove, removeRef, children } = props;
  const { t } = useLingui();
  const question = textIn(entry.question, langOf(useLocale()));
  return (
    <li className="border-hairline border-b py-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 flex-1 basis-64 py-2 font-text text-body">
          {question}
          {entry.hidden && (
            <span className="ms-3 text-caption text-ink-soft">
              <Trans>Hidden</Trans>
            </span>
          )}
          {entry.untouched && (
            <span className="ms-3 text-caption text-ink-soft">
              <Trans>Default text</Trans>
            </span>
          )}
        </h2>
        {!isGone && (
          <div className="-ms-3 flex shrink-0 items-center">
            <MoveButtons
              at={at}
              count={count}
              labels={{ up: t`Move “${question}” up`, down: t`Move “${question}” down` }}
              onMove={onMove}
            />
            <IconButton ref={removeRef} icon="trash" label={t`Remove “${question}”`} onClick={onRemove} />
            <Button kind="quiet" aria-expanded={Boolean(children)} aria-label={t`Edit “${question}”`} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
