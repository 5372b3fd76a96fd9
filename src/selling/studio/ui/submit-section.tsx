import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Icon } from '#kit/icon.tsx';
import { Section } from '#kit/section.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import type { MissingPart } from '../studio.rules.ts';
import { PART_WORDS } from '../studio.words.ts';

interface SubmitSectionProps {
  missing: readonly MissingPart[];
  /** Whether the cropped picture is still being made. */
  isDeveloping: boolean;
  onSubmit: () => void;
  busy: boolean;
  refusal: string | undefined;
  /** Moves to the field of a missing part. */
  onGo: (part: MissingPart) => void;
}

/** The missing parts, and the button that submits the work. */
export function SubmitSection({ missing, isDeveloping, onSubmit, busy, refusal, onGo }: SubmitSectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0) list.current?.focus();
  }, [attempt]);
  const isReady = missing.length === 0;
  return (
    <Section
      title={<Trans>Submit</Trans>}
      note={
        <Trans>We review every work before it goes on sale, usually within three business days, and e-mail you.</Trans>
      }
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {isReady ? (
          <p className="flex items-center gap-2 text-good">
            <Icon name="check" />
            <Trans>Nothing is missing.</Trans>
          </p>
        ) : (
          <Missing missing={missing} onGo={onGo} />
        )}
      </div>
      {isDeveloping && (
        <p role="status" className="mt-3 text-ink-soft text-small">
          <Trans>The cropped picture is being prepared; one moment, please.</Trans>
        </p>
      )}
      <div className="mt-5 grid gap-4 justify-items-start">
        <FormRefusal message={refusal} />
        <Button
          kind="primary"
          busy={busy || isDeveloping}
          onClick={() => (isReady ? onSubmit() : setAttempt((before) => before + 1))}
        >
          <Trans>Submit for review</Trans>
        </Button>
      </div>
    </Section>
  );
}

function Missing({ missing, onGo }: Pick<SubmitSectionProps, 'missing' | 'onGo'>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <p className="font-medium">
        <Plural value={missing.length} one="One thing is still missing:" other="# things are still missing:" />
      </p>
      <ul aria-label={t`Still missing`} className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {missing.map((one) => {
          const language = LANGUAGES.find(({ lang }) => lang === one.lang);
          return (
            <li key={`${one.part} ${one.lang}`}>
              <button type="button" onClick={() => onGo(one)} className="text-link min-h-11 text-start text-small">
                {i18n._(PART_WORDS[one.part])}
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
    </>
  );
}
