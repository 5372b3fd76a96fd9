import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ButtonLink } from '#kit/button-link.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type Lang, langOf } from '#shared/locale.ts';
import type { Work } from '../studio.contract.ts';
import type { MissingPart } from '../studio.rules.ts';
import { NEXT_WORDS, PAUSED_BY_SHOP } from '../studio.words.ts';
import { missingNow, type WorkValues } from '../work-values.rules.ts';
import { FactsSection } from './facts-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { SaleSection } from './sale-section.tsx';
import { ConflictNote, SaveState } from './save-state.tsx';
import { StageBadge } from './stage-badge.tsx';
import { SubmitSection } from './submit-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { useEditorSteps } from './use-editor-steps.ts';
import { useWorkDraft } from './use-work-draft.ts';
import { WorkHistory } from './work-history.tsx';
import { WorkSteps } from './work-steps.tsx';

/** A work with its fields, which are saved automatically, and its allowed steps. */
export function WorkEditor({ work }: { work: Work }) {
  const draft = useWorkDraft(work);
  const [lang, setLang] = useState<Lang>(langOf(useLocale()));
  const steps = useEditorSteps(work, draft);
  const values = useWatch({ control: draft.form.control }) as WorkValues;
  const canSubmit = work.steps.includes('submit');
  const missing = canSubmit || work.editable.texts ? missingNow(values, work) : [];

  function go({ part, lang: missingLang }: MissingPart) {
    if (missingLang) setLang(missingLang);
    // The fields of another language appear only after the next rendering.
    requestAnimationFrame(() =>
      focusField(missingLang ? `${part}.${missingLang}` : part === 'sizes' ? 'picture' : part),
    );
  }

  return (
    <FormProvider {...draft.form}>
      <EditorHead work={work} draft={draft} />
      <ConflictNote draft={draft} />
      {work.stage === 'needs_changes' && work.asked && <RequestedChanges words={work.asked} />}
      <WorkSteps work={work} steps={steps} />
      <form className="mt-8" onSubmit={(event) => event.preventDefault()} noValidate>
        <PictureSection work={work} draft={draft} />
        <fieldset disabled={!work.editable.texts}>
          <TextsSection draft={draft} missing={missing} isEditable={work.editable.texts} open={lang} onOpen={setLang} />
          <FactsSection missing={missing} />
        </fieldset>
        <SaleSection work={work} />
        {canSubmit && (
          <SubmitSection
            missing={missing}
            isDeveloping={work.picture_state === 'developing'}
            onSubmit={() => void steps.take('submit')}
            busy={steps.busy}
            refusal={steps.refusal}
            onGo={go}
          />
        )}
      </form>
      {!canSubmit && <FormRefusal message={steps.refusal} />}
      <WorkHistory work={work} />
      <UnsavedGuard when={draft.state === 'unreached' || draft.state === 'refused' || draft.state === 'conflict'} />
    </FormProvider>
  );
}

function EditorHead({ work, draft }: { work: Work; draft: ReturnType<typeof useWorkDraft> }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const title = useWatch({ control: draft.form.control, name: `title.${langOf(locale)}` });
  const isShops = work.stage === 'paused' && work.paused_by === 'shop';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="min-w-0 text-title [overflow-wrap:anywhere]">{title || work.title || t`Untitled`}</h1>
        <StageBadge stage={work.stage} />
      </div>
      <p className="mt-1 text-ink-soft text-small">
        {work.artist.name} · {i18n._(isShops ? PAUSED_BY_SHOP : NEXT_WORDS[work.stage])}
      </p>
      {/* Always visible, so that nobody wonders whether the text is saved. */}
      <div
        data-top-bar=""
        className="sticky top-(--header) z-10 -mx-2 mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 bg-wall px-2"
      >
        {work.editable.texts ? <SaveState state={draft.state} /> : <span />}
        {work.picture_state !== 'none' && (
          <ButtonLink
            kind="quiet"
            icon="eye"
            to="/preview/$who/$id"
            params={{ who: 'seller', id: String(work.item_id) }}
          >
            <Trans>Preview</Trans>
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function RequestedChanges({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What we ask you to change`} className="mt-4 border-accent border-s-2 bg-wall-deep px-5 py-4">
      <h2 className="font-text text-body font-medium">
        <Trans>What we ask you to change</Trans>
      </h2>
      <p className="prose-text mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      <p className="mt-2 text-ink-soft text-small">
        <Trans>Make the changes below and submit the work again; everything else stays as it is.</Trans>
      </p>
    </section>
  );
}

function focusField(name: string): void {
  const field = document.getElementsByName(name)[0] ?? document.getElementById(name);
  // Focus without scrolling first, because the browser would stop with the label above the edge.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
