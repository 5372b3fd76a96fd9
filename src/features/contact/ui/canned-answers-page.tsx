import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { UndoNotice } from '#web/kit/undo-notice.tsx';
import type { CannedAnswer } from '../canned-answer.contract.ts';
import { cannedAnswersQuery, useCannedDeed } from '../canned-answer.queries.ts';
import { CannedAnswerForm } from './canned-answer-form.tsx';

/** The answers that are given often: written once, in three languages. */
export function CannedAnswersPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError, refetch } = useQuery(cannedAnswersQuery(options.context));
  const [adding, setAdding] = useState(false);
  const { mutate, isPending } = useCannedDeed();
  const [removed, setRemoved] = useState<CannedAnswer>();
  const gone = removed?.title;
  const remove = (answer: CannedAnswer) =>
    mutate({ deed: 'remove', id: answer.canned_id }, { onSuccess: () => setRemoved(answer) });
  const undo = (id: number) => mutate({ deed: 'restore', id }, { onSuccess: () => setRemoved(undefined) });
  return (
    <DeskPage
      title={<Trans>Ready answers</Trans>}
      actions={
        !adding && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            <Trans>Write one</Trans>
          </Button>
        )
      }
    >
      {adding && <CannedAnswerForm onDone={() => setAdding(false)} />}
      {removed && (
        <UndoNotice key={removed.canned_id} busy={isPending} onUndo={() => undo(removed.canned_id)}>
          <Trans>“{gone}” was removed.</Trans>
        </UndoNotice>
      )}
      {data ? (
        data.list.length === 0 && !adding ? (
          <EmptyState title={<Trans>No answers yet</Trans>}>
            <Trans>Write down what you answer often, in three languages, and begin with it next time.</Trans>
          </EmptyState>
        ) : (
          <ul aria-label={t`Ready answers`} className="mt-4 border-hairline border-t">
            {data.list.map((answer) => (
              <AnswerRow key={answer.canned_id} answer={answer} onRemove={() => remove(answer)} />
            ))}
          </ul>
        )
      ) : isError ? (
        <EmptyState
          title={<Trans>This list could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}

function AnswerRow({ answer, onRemove }: { answer: CannedAnswer; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const [editing, setEditing] = useState(false);
  const { title, text } = answer;
  const shown = { en: text.en, 'zh-Hant': text['zh-Hant'], 'zh-CN': text['zh-Hans'] }[i18n.locale] ?? text.en;
  return (
    <li className="border-hairline border-b py-4">
      {editing ? (
        <CannedAnswerForm answer={answer} onDone={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <p>{title}</p>
            <p className="line-clamp-2 text-ink-soft text-small [overflow-wrap:anywhere]">{shown}</p>
          </div>
          <div className="flex gap-2">
            <Button kind="quiet" aria-label={t`Edit: ${title}`} onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Button>
            <Button kind="quiet" icon="trash" aria-label={t`Remove: ${title}`} onClick={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
