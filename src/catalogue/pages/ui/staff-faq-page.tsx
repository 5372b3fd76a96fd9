import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { useStableRows } from '#kit/desk/use-stable-rows.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useLocale } from '#kit/use-locale.ts';
import { useOpened } from '#kit/use-opened.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { staffFaqQuery, useChangeFaq } from '../faq.queries.ts';
import { FAQ_LOG } from '../page-log.rules.ts';
import { FaqForm } from './faq-form.tsx';
import { StaffFaqRow } from './staff-faq-row.tsx';
import type { UploadPicture } from './use-uploaded.tsx';

const NEW = '+';

export function StaffFaqPage({ upload }: { upload: UploadPicture }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const lang = langOf(useLocale());
  const { data, error, refetch } = useQuery(staffFaqQuery(options.context));
  const { mutate, isPending } = useChangeFaq();
  const { changes, meet, settle } = useOvertaken();
  const forms = useOpened<string>();
  const [removed, setRemoved] = useState<string>();
  const { awaitBack, buttonOf } = useFocusBack<string>();
  const [said, setSaid] = useState('');
  const saved = (id: string) => {
    forms.close(id);
    setSaid(t`Saved. The change applies immediately.`);
  };
  const gone = (id: string) => {
    forms.close(id);
    setRemoved(id);
  };
  const list = data?.list;
  const media = { pictures: data?.pictures ?? [], upload };
  const ids = list?.map(({ id }) => id) ?? [];
  const rows = useStableRows(list ?? [], ({ id }) => id, forms.isOpen);
  const overtaken = (failure: unknown) => void meet(failure, { subject: 'faq', since: data?.changed_at });
  const questionOf = (id: string) => textIn(list?.find((one) => one.id === id)?.question ?? {}, lang);
  function move(at: number, by: 1 | -1) {
    if (isPending) return;
    const to = [...ids];
    const [taken] = to.splice(at, 1);
    if (taken !== undefined) to.splice(at + by, 0, taken);
    const onSuccess = () => setSaid(t`Moved. Visitors see it now.`);
    mutate({ do: 'order', order: { from: ids, to } }, { onSuccess, onError: overtaken });
  }
  return (
    <DeskPage
      title={<Trans>Questions and answers</Trans>}
      actions={
        <>
          <Link to="/contact/faq" className="text-link self-center">
            <Trans>See the page</Trans>
          </Link>
          <Button icon="plus" disabled={forms.isOpen(NEW)} onClick={() => forms.open(NEW)}>
            <Trans>Add a question</Trans>
          </Button>
        </>
      }
    >
      <p role="status" className="min-h-6 text-ink-soft text-small">
        {said}
      </p>
      <OvertakenNote
        changes={changes}
        log={FAQ_LOG}
        nameOf={questionOf}
        onTakeTheirs={() => void refetch().then(settle)}
      />
      {removed !== undefined && (
        <UndoNotice
          key={removed}
          busy={isPending}
          onUndo={() => {
            awaitBack(removed);
            mutate({ do: 'restore', id: removed }, { onSuccess: () => setRemoved(undefined) });
          }}
        >
          <Trans>The question is removed.</Trans>
        </UndoNotice>
      )}
      {forms.isOpen(NEW) && <FaqForm {...media} onSaved={() => saved(NEW)} onClose={() => forms.close(NEW)} />}
      {list && (
        <ul aria-label={t`Questions and answers`} className="border-hairline border-t">
          {rows.map(({ row: entry, isGone }) => (
            <StaffFaqRow
              key={entry.id}
              isGone={isGone}
              entry={entry}
              at={ids.indexOf(entry.id)}
              count={list.length}
              onMove={(by) => move(ids.indexOf(entry.id), by)}
              onEdit={() => (forms.isOpen(entry.id) ? forms.close : forms.open)(entry.id)}
              removeRef={buttonOf(entry.id)}
              onRemove={() =>
                mutate(
                  { do: 'remove', id: entry.id, version: entry.version },
                  { onSuccess: () => gone(entry.id), onError: overtaken },
                )
              }
            >
              {forms.isOpen(entry.id) && (
                <FaqForm
                  {...media}
                  entry={entry}
                  isGone={isGone}
                  onSaved={() => saved(entry.id)}
                  onClose={() => forms.close(entry.id)}
                />
              )}
            </StaffFaqRow>
          ))}
        </ul>
      )}
      {list?.length === 0 && <EmptyState title={<Trans>No question yet</Trans>} />}
      {!data && (error ? <NotLoaded error={error} again={() => void refetch()} /> : <Loading />)}
    </DeskPage>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonGroup>
  );
}
