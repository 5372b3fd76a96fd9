import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { errorsByField } from '#kit/errors-by-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import { LANGS, type Lang, langOf } from '#shared/locale.ts';

/** The language that a phone shows of a form: the reader's own, then the one with an error. */
export function useLanguageChoice() {
  const [lang, choose] = useState<Lang>(langOf(useLocale()));
  /** For `handleSubmit`, which moves the focus afterwards: a hidden field could not get it. */
  function showFault(errors: FieldErrors) {
    showField(Object.keys(errorsByField(errors))[0]);
  }
  /** Shows the language of a field by its dotted name. */
  function showField(name = '') {
    const faulty = LANGS.find((one) => name.endsWith(`.${one}`));
    if (faulty) flushSync(() => choose(faulty));
  }
  return { lang, choose, showFault, showField };
}
