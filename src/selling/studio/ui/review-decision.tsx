import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useReviewStep } from '../review.queries.ts';
import { REVIEW_TEMPLATES } from '../review.words.ts';
import type { ReviewedWork } from '../studio.contract.ts';
import { isConflict } from '../studio.queries.ts';
import { TEXT_LIMIT } from '../studio.rules.ts';
import type { ReviewStep } from '../studio-steps.rules.ts';

/** Publishes a work, or returns it with a message that its seller gets by mail. */
export function ReviewDecision({ work }: { work: ReviewedWork }) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const { mutateAsync, isPending } = useReviewStep(work.item_id);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  async function decide(step: ReviewStep) {
    setRefusal(undefined);
    const said = words.trim();
    const isMute = step === 'needs_changes' && said === '';
    setFault(isMute ? t`Please say what should be changed. The seller will read this.` : undefined);
    if (isMute) return field.current?.focus();
    try {
      await mutateAsync({ step, version: work.version, ...(step === 'needs_changes' && { words: said }) });
      setWords('');
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setFault(failure.errors.words);
      if (!failure.errors.words)
        setRefusal(
          isConflict(failure)
            ? t`This work has changed in the meantime, so nothing was done. You now see its current state.`
            : failure.message,
        );
    }
  }

  if (work.is_own && work.stage === 'submitted')
    return (
      <p className="border-accent border-s-2 bg-wall-deep px-5 py-5">
        <Trans>This is your own work, or you represent its artist. Another reviewer has to decide about it.</Trans>
      </p>
    );
  if (work.steps.length === 0) return <FormRefusal message={refusal} />;
  return (
    <section aria-labelledby={titleId} className="border-accent border-s-2 bg-wall-deep px-5 py-5">
      <h2 id={titleId} className="text-[1.375rem]">
        <Trans>Decision</Trans>
      </h2>
      <div className="mt-4 grid gap-5">
        <FormRefusal message={refusal} />
        {work.steps.includes('publish') && (
          <Button
            kind="primary"
            wide
            busy={isPending}
            disabled={work.missing.length > 0}
            onClick={() => void decide('publish')}
          >
            <Trans>Publish</Trans>
          </Button>
        )}
        {work.steps.includes('needs_changes') && (
          <>
            <fieldset>
              <legend className="text-small font-medium">
                <Trans>Use a saved reply</Trans>
              </legend>
              <div className="mt-1 flex flex-wrap gap-x-1">
                {REVIEW_TEMPLATES.map(({ name, words: text }) => (
                  <Button
                    key={name.id}
                    kind="quiet"
                    onClick={() => {
                      setWords((before) => [before.trim(), i18n._(text)].filter(Boolean).join('\n\n'));
                      field.current?.focus();
                    }}
                  >
                    {i18n._(name)}
                  </Button>
                ))}
              </div>
            </fieldset>
            <TextAreaField
              ref={field}
              label={t`Your words to the seller`}
              hint={t`What should be changed, and how.`}
              limit={TEXT_LIMIT}
              rows={5}
              value={words}
              error={fault}
              onChange={({ target }) => setWords(target.value)}
            />
            <Button wide busy={isPending} onClick={() => void decide('needs_changes')}>
              <Trans>Ask for changes</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
