import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useLocale } from '#kit/use-locale.ts';
import { shopTime } from '#shared/shop-time.ts';
import type { DeskArticle } from '../../article-desk.contract.ts';
import type { ArticleStep } from '../../article-steps.rules.ts';
import { localOf, momentOf } from '../../schedule.rules.ts';
import { EditorSection } from './editor-section.tsx';
import type { ArticleDraft } from './use-article-draft.ts';

interface PublishSectionProps {
  draft: ArticleDraft;
  article: DeskArticle | undefined;
}

export function PublishSection({ draft, article }: PublishSectionProps) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [undo, setUndo] = useState<ArticleStep>();
  const { awaitBack, buttonOf } = useFocusBack<ArticleStep>();
  if (!article) {
    return (
      <EditorSection title={<Trans>Publishing</Trans>}>
        <p className="text-ink-soft">
          <Trans>Once it is saved, it can be published or scheduled here.</Trans>
        </p>
      </EditorSection>
    );
  }
  const { steps, state, published_at } = article;
  const at = published_at && shopTime(new Date(published_at), locale);
  async function take(step: ArticleStep, wanted?: string) {
    setBusy(true);
    const isTaken = await draft.step(step, wanted);
    setBusy(false);
    if (isTaken)
      setUndo(step === 'withdraw' && state === 'published' ? 'publish' : step === 'delete' ? 'restore' : undefined);
  }
  return (
    <EditorSection title={<Trans>Publishing</Trans>}>
      {undo && steps.includes(undo) && (
        <div className="mb-5">
          <UndoNotice
            busy={busy}
            onUndo={() => {
              awaitBack(undo === 'restore' ? 'delete' : 'withdraw');
              void take(undo);
            }}
          >
            {undo === 'restore' ? (
              <Trans>The draft was deleted.</Trans>
            ) : (
              <Trans>Readers no longer see the article.</Trans>
            )}
          </UndoNotice>
        </div>
      )}
      {state === 'scheduled' && (
        <p className="mb-4">
          <Trans>Goes live automatically on {at} (Taipei).</Trans>
        </p>
      )}
      {state === 'published' && (
        <p className="mb-4">
          <Trans>Published since {at} (Taipei). Readers see saved changes immediately.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        {steps.includes('publish') && (
          <PublishButtons busy={busy} article={article} onPublish={(when) => void take('publish', when)} />
        )}
        {steps.includes('withdraw') && (
          <Button ref={buttonOf('withdraw')} busy={busy} onClick={() => void take('withdraw')}>
            {state === 'scheduled' ? <Trans>Back to a draft</Trans> : <Trans>Unpublish</Trans>}
          </Button>
        )}
        {steps.includes('delete') && (
          <Button ref={buttonOf('delete')} kind="quiet" icon="trash" busy={busy} onClick={() => void take('delete')}>
            <Trans>Delete the draft</Trans>
          </Button>
        )}
        {state === 'removed' && undo !== 'restore' && (
          <Button busy={busy} icon="undo" onClick={() => void take('restore')}>
            <Trans>Restore the draft</Trans>
          </Button>
        )}
      </div>
    </EditorSection>
  );
}

interface PublishButtonsProps {
  busy: boolean;
  article: DeskArticle;
  onPublish: (moment?: string) => void;
}

function PublishButtons({ busy, article, onPublish }: PublishButtonsProps) {
  const { t } = useLingui();
  const [local, setLocal] = useState(article.state === 'scheduled' ? localOf(article.published_at ?? '') : '');
  const [isWrong, setWrong] = useState(false);
  function plan() {
    const moment = momentOf(local);
    setWrong(!moment);
    if (moment) onPublish(moment);
  }
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => onPublish()}>
        {article.state === 'withdrawn' ? <Trans>Publish again</Trans> : <Trans>Publish now</Trans>}
      </Button>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="datetime-local"
          label={t`Date and time (Taipei)`}
          value={local}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
          error={isWrong ? t`Please choose a date and time.` : undefined}
        />
        <Button busy={busy} onClick={plan}>
          {article.state === 'scheduled' ? <Trans>Reschedule</Trans> : <Trans>Schedule</Trans>}
        </Button>
      </div>
    </>
  );
}
