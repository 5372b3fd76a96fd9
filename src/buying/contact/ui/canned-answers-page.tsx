import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Ref, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { useStableRows } from '#kit/desk/use-stable-rows.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useOpened } from '#kit/use-opened.ts';
import type { CannedAnswer } from '../canned-answer.contract.ts';
import { cannedAnswersQuery, useCannedAnswerAction } from '../canned-answer.queries.ts';
import { CannedAnswerForm } from './canned-answer-form.tsx';

export function CannedAnswersPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(cannedAnswersQuery(options.context));
  const forms = useOpened<number | 'new'>();
  const adding = forms.isOpen('new');
  const rows = useStableRows(query.data?.list ?? [], ({ canned_id }) => canned_id, forms.isOpen);
  const { awaitBack, buttonOf } = useFocusBack<number>();
  const { mutate, isPending } = useCannedAnswerAction();
  const [removed, setRemoved] = useState<CannedAnswer>();
  const gone = removed?.title;
  const remove = (answer: CannedAnswer) =>
    mutate({ action: 'remove', id: answer.canned_id }, { onSuccess: () => setRemoved(answer) });
  function undo(id: number) {
    awaitBack(id);
    mutate({ action: 'restore', id }, { onSuccess: () => setRemoved(undefined) });
  }
  return (
    <DeskPage
      title={<Trans>Saved replies</Trans>}
      actions={
        !adding && (
          <Button kind="primary" onClick={() => forms.open('new')}>
            <Trans>New reply</Trans>
          </Button>
        )
      }
    >
      {adding && <CannedAnswerForm onDone={() => forms.close('new')} />}
      {removed && (
        <UndoNotice key={removed.canned_id} busy={isPending} onUndo={() => undo(removed.canned_id)}>
          <Trans>“{gone}” was removed.</Trans>
        </UndoNotice>
      )}
      <Loaded query={query} skeleton={['h-24']}>
        {() =>
          rows.length === 0 && !adding ? (
            <EmptyState title={<Trans>No answers yet</Trans>}>
              <Trans>Save replies you use often, in three languages, and start from them next time.</Trans>
            </EmptyState>
          ) : (
            <ul aria-label={t`Saved replies`} className="mt-4 border-hairline border-t">
              {rows.map(({ row: answer, isGone }) => (
                <li key={answer.canned_id} className="border-hairline border-b py-4">
                  {forms.isOpen(answer.canned_id) ? (
                    <CannedAnswerForm answer={answer} isGone={isGone} onDone={() => forms.close(answer.canned_id)} />
                  ) : (
                    <ShownAnswer
                      answer={answer}
                      onEdit={() => forms.open(answer.canned_id)}
                      onRemove={() => remove(answer)}
                      removeRef={buttonOf(answer.canned_id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DeskPage>
  );
}

interface ShownAnswerProps {
  answer: CannedAnswer;
  onEdit: () => void;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

function ShownAnswer({ answer: { title, text }, onEdit, onRemove, removeRef }: ShownAnswerProps) {
  const { t, i18n } = useLingui();
  const shown = { en: text.en, 'zh-Hant': text['zh-Hant'], 'zh-CN': text['zh-Hans'] }[i18n.locale] ?? text.en;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p>{title}</p>
        <p className="line-clamp-2 text-ink-soft text-small [overflow-wrap:anywhere]">{shown}</p>
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" aria-label={t`Edit: ${title}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button ref={removeRef} kind="quiet" icon="trash" aria-label={t`Remove: ${title}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}
