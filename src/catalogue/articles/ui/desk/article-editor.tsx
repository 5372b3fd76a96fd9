import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { classNames } from '#kit/class-names.ts';
import { proposeForStaff } from '#kit/client/simplified.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { LANGS, type Lang, langOf } from '#shared/locale.ts';
import type { DeskArticleReply } from '../../article-desk.contract.ts';
import { ArticleFactsSection } from './article-facts-section.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { BlockList } from './block-list.tsx';
import { ConflictNote, RestoredNote } from './draft-notes.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorSection } from './editor-section.tsx';
import { KnownThings, useKnownThings } from './known-things.tsx';
import { OpenLanguageContext, TextsField } from './open-language.tsx';
import { PublishSection } from './publish-section.tsx';
import { useArticleDraft } from './use-article-draft.ts';

const TITLE_LIMIT = 149;
const SUMMARY_LIMIT = 500;

export function ArticleEditor({ id, reply }: { id: string; reply: DeskArticleReply | undefined }) {
  const [open, setOpen] = useState<Lang>(langOf(useLocale()));
  const [isPreviewed, setPreviewed] = useState(false);
  const draft = useArticleDraft(id, reply, (field) => {
    const lang = LANGS.find((one) => field.endsWith(`.${one}`));
    if (lang) setOpen(lang);
    // The other language's fields appear only after the next rendering.
    requestAnimationFrame(() => focusField(field));
  });
  const { errors, isDirty } = draft.form.formState;
  const language = useMemo(() => ({ open, isSideBySide: !isPreviewed }), [open, isPreviewed]);
  const known = useKnownThings(reply);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void draft.save();
  }

  return (
    <FormProvider {...draft.form}>
      <OpenLanguageContext value={language}>
        <KnownThings value={known}>
          <form noValidate onSubmit={send}>
            <EditorHead
              draft={draft}
              article={reply?.article}
              isPreviewed={isPreviewed}
              onPreview={setPreviewed}
              onLanguage={setOpen}
            />
            <ConflictNote draft={draft} />
            <RestoredNote draft={draft} />
            <FormRefusal message={errors.root?.message} />
            <div className={classNames('grid gap-x-8 gap-y-10', isPreviewed && 'xl:grid-cols-2')}>
              <div className="min-w-0">
                <EditorSection isFirst title={<Trans>Title and summary</Trans>}>
                  <div className="grid gap-5">
                    <Head />
                    <ProposeSimplified propose={proposeForStaff} />
                  </div>
                </EditorSection>
                <EditorSection
                  title={<Trans>Text</Trans>}
                  note={<Trans>Put *asterisks* around words to emphasise them; write links as [text](/path).</Trans>}
                >
                  <BlockList />
                </EditorSection>
                <ArticleFactsSection isSlugFixed={reply !== undefined && reply.article.state !== 'draft'} />
              </div>
              {isPreviewed && (
                <ArticlePreview
                  lang={open}
                  published_at={reply?.article.published_at ?? null}
                  onClose={() => setPreviewed(false)}
                />
              )}
            </div>
          </form>
          <PublishSection draft={draft} article={reply?.article} />
          <UnsavedGuard when={isDirty} />
        </KnownThings>
      </OpenLanguageContext>
    </FormProvider>
  );
}

function Head() {
  const { t } = useLingui();
  return (
    <>
      <TextsField name="title" label={t`Article title`} limit={TITLE_LIMIT} />
      <TextsField name="summary" label={t`Summary`} limit={SUMMARY_LIMIT} rows={3} />
    </>
  );
}

function focusField(name: string): void {
  const field = document.getElementsByName(name)[0] ?? document.getElementById(name);
  // Focus without scrolling first: the browser would stop with the label still above the edge.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
