import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { OpeningView } from '#catalogue/site/opening.contract.ts';
import { SENTENCE_LENGTH } from '#catalogue/site/opening.rules.ts';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { isOvertaken, useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextField } from '#kit/text-field.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { useOpeningAction } from '../opening.queries.ts';
import { OPENING_LOG } from '../opening-log.rules.ts';

/** What visitors of the closed shop read beside its name. */
export function OpeningNotice({ opening }: { opening: OpeningView }) {
  const { t } = useLingui();
  const [version, setVersion] = useState(opening.version);
  const [opens_on, setDay] = useState(opening.opens_on ?? '');
  const [sentence, setSentence] = useState(opening.sentence);
  const { mutate, isPending, isSuccess, error } = useOpeningAction();
  const { changes, meet, settle } = useOvertaken();
  const [isTouched, setTouched] = useState(false);
  const errors = error instanceof ApiFailure ? error.errors : {};
  const refused = error && !isOvertaken(error) && Object.keys(errors).length === 0 ? error.message : undefined;
  function save(event: FormEvent) {
    event.preventDefault();
    mutate(
      { deed: 'notice', notice: { version, opens_on: opens_on || null, sentence } },
      {
        onSuccess: (saved) => {
          setVersion(saved.opening.version);
          setTouched(false);
        },
        onError: (failure) => void meet(failure, { subject: 'setting', subject_id: 'opening', since: null }),
      },
    );
  }
  function loadTheirs() {
    setVersion(opening.version);
    setDay(opening.opens_on ?? '');
    setSentence(opening.sentence);
    settle();
  }
  return (
    <section aria-label={t`What visitors read until then`}>
      <h2 className="text-title">
        <Trans>What visitors read until then</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>Below the shop’s name. Both may stay empty; the page then only says that you open soon.</Trans>
      </p>
      <form noValidate onSubmit={save} className="mt-3 grid gap-4">
        <OvertakenNote changes={changes} log={OPENING_LOG} onTakeTheirs={loadTheirs} />
        <FormRefusal message={refused} />
        <TextField
          type="date"
          label={t`Day of opening`}
          optional
          className="max-w-52"
          value={opens_on}
          error={errors.opens_on}
          onChange={({ target }) => {
            setTouched(true);
            setDay(target.value);
          }}
        />
        <div className="grid gap-4 md:grid-cols-3">
          {LANGUAGES.map(({ lang, locale, name }) => (
            <TextField
              key={lang}
              lang={locale}
              label={t`Sentence · ${name}`}
              optional
              limit={SENTENCE_LENGTH}
              value={sentence[lang]}
              error={errors[`sentence.${lang}`]}
              onChange={({ target }) => {
                setTouched(true);
                setSentence({ ...sentence, [lang]: target.value });
              }}
            />
          ))}
        </div>
        <div className="flex items-center gap-4">
          <Button type="submit" busy={isPending}>
            <Trans>Save</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSuccess && !isTouched && <Trans>Saved. The change applies immediately.</Trans>}
          </p>
        </div>
      </form>
    </section>
  );
}
