import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { MissingPart } from '#selling/studio/studio.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { langOf } from '#shared/locale.ts';
import { WORK_LOG } from '../goods-log.rules.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import { useDeskStep } from '../work-desk.queries.ts';
import type { DeskStep } from '../work-desk.rules.ts';
import { STEP_NAMES, TAKEN_WORDS } from '../work-desk.words.ts';
import { CopyWork } from './copy-work.tsx';
import type { TypedWork } from './work-edit-values.ts';
import { PICTURE_ID } from './work-picture.tsx';
import { WorkStage } from './work-stage.tsx';

const BACK: Record<DeskStep, DeskStep> = { pause: 'publish', publish: 'pause', remove: 'restore', restore: 'remove' };

interface WorkStepsProps {
  id: string;
  work: DeskWork;
  disabled: boolean;
  onTaken: (work: DeskWork) => void;
}

/** The stage of a work, the steps staff may take, and their undo. */
export function WorkSteps({ id, work, disabled, onTaken }: WorkStepsProps) {
  const { i18n } = useLingui();
  const { mutateAsync, isPending } = useDeskStep(id);
  const [taken, setTaken] = useState<DeskStep>();
  const { awaitBack, buttonOf } = useFocusBack<DeskStep>();
  const [missing, setMissing] = useState<readonly MissingPart[]>([]);
  async function take(step: DeskStep, isUndone: boolean) {
    setMissing([]);
    try {
      onTaken(await mutateAsync({ step, version: work.version }));
      setTaken(isUndone ? undefined : step);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'work_incomplete')
        setMissing(failure.more.missing as MissingPart[]);
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <WorkStage stage={work.stage} />
        {work.steps.map((step) => (
          <Button
            key={step}
            ref={buttonOf(step)}
            busy={isPending}
            disabled={disabled}
            onClick={() => void take(step, false)}
          >
            {i18n._(STEP_NAMES[step])}
          </Button>
        ))}
        {!work.is_own && <CopyWork work={work} disabled={disabled} />}
        {disabled && work.steps.length > 0 && (
          <p className="text-ink-soft text-small">
            <Trans>Save what you have typed first.</Trans>
          </p>
        )}
        {work.steps.length === 0 && !work.is_own && (
          <p className="text-ink-soft text-small">
            <Trans>The seller or a reviewer takes the next step.</Trans>
          </p>
        )}
      </div>
      {missing.length > 0 && <StillMissing missing={missing} />}
      {taken && (
        <UndoNotice
          key={taken}
          busy={isPending}
          onUndo={() => {
            awaitBack(taken);
            void take(BACK[taken], true);
          }}
        >
          {i18n._(TAKEN_WORDS[taken])}
        </UndoNotice>
      )}
    </div>
  );
}

/** Names in the log of changes, and fields, of the parts that have others there. */
const NAMED: Partial<Record<MissingPart['part'], string>> = { artist: 'artist_id', place: 'exhibition_where' };

/** The missing parts before a work can be put on sale; each leads to its field. */
function StillMissing({ missing }: { missing: readonly MissingPart[] }) {
  const { i18n } = useLingui();
  const lang = langOf(useLocale());
  const { setFocus } = useFormContext<TypedWork>();
  const partName = (part: string) => {
    const fact = WORK_LOG.fact(part, '');
    return fact ? i18n._(fact.name) : part;
  };
  const go = (part: MissingPart) => {
    const isPicture = part.part === 'picture' || part.part === 'sizes';
    if (isPicture) return document.getElementById(PICTURE_ID)?.focus();
    const field = NAMED[part.part] ?? part.part;
    const language = part.lang ?? (part.part === 'place' ? lang : undefined);
    setFocus((language ? `${field}.${language}` : field) as Parameters<typeof setFocus>[0]);
  };
  return (
    <div role="alert" className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        <Trans>Before it can be put on sale, these are still missing:</Trans>
      </p>
      <ul className="mt-1">
        {missing.map((one) => {
          const language = LANGUAGES.find((each) => each.lang === one.lang);
          return (
            <li key={`${one.part} ${one.lang}`}>
              <button type="button" className="text-link min-h-11 text-start" onClick={() => go(one)}>
                {partName(NAMED[one.part] ?? one.part)}
                {language && (
                  <>
                    {' · '}
                    <span lang={language.locale}>{language.name}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {missing.some((one) => one.lang) && (
        <p className="mt-1 text-ink-soft text-small">
          <Trans>One complete language is enough. Visitors in other languages see that one.</Trans>
        </p>
      )}
    </div>
  );
}
