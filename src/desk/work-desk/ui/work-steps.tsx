import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { MissingPart } from '#selling/studio/studio.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { listOf } from '#shared/list-of.ts';
import { WORK_LOG } from '../goods-log.rules.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import { useDeskStep } from '../work-desk.queries.ts';
import type { DeskStep } from '../work-desk.rules.ts';
import { STEP_NAMES, TAKEN_WORDS } from '../work-desk.words.ts';
import { WorkStage } from './work-stage.tsx';

const BACK: Record<DeskStep, DeskStep> = { pause: 'publish', publish: 'pause', remove: 'restore', restore: 'remove' };

interface WorkStepsProps {
  id: string;
  work: DeskWork;
  /** Something is typed and not saved. */
  disabled: boolean;
  onTaken: (work: DeskWork) => void;
}

/** Where a work stands, what staff may do with it, and the way back from what they did. */
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

/** What a work lacks before it can be put on sale, each part once with the languages that it lacks. */
function StillMissing({ missing }: { missing: readonly MissingPart[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const partName = (part: string) => {
    const fact = WORK_LOG.fact(part, '');
    return fact ? i18n._(fact.name) : part;
  };
  const languages = (part: string) =>
    LANGUAGES.filter(({ lang }) => missing.some((one) => one.part === part && one.lang === lang)).map(
      ({ name }) => name,
    );
  return (
    <div role="alert" className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        <Trans>Before it can be put on sale, these are still missing:</Trans>
      </p>
      <ul className="mt-1 list-disc ps-5">
        {[...new Set(missing.map(({ part }) => part))].map((part) => (
          <li key={part}>{[partName(part), listOf(languages(part), locale)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </div>
  );
}
