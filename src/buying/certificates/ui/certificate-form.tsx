import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { readInput } from '../certificate-conclusion.rules.ts';
import { shownId } from '../certificate-id.rules.ts';
import { readFacts, signedFragment } from '../certificate-text.rules.ts';

/** A certificate has less than 4,000 characters. */
const FILE_BYTES = 20_000;

/** Takes the number, the content of the QR code, or the text of the certificate, typed or as a file. */
export function CertificateForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();

  function check(given: string) {
    const read = readInput(given);
    const facts = read?.paper && readFacts(read.paper.text);
    const id = facts?.id ?? (read?.number === undefined ? undefined : shownId(read.number));
    if (!read || id === undefined) {
      setError(
        read
          ? t`This text was changed: it is not a genuine certificate.`
          : t`Please enter the 28 letters and digits of the number, or the whole content of the QR code.`,
      );
      return;
    }
    setError(undefined);
    void navigate({
      to: '/certificate/$id',
      params: { id },
      ...(read.paper && { hash: signedFragment(read.paper) }),
      hashScrollIntoView: false,
    });
  }

  async function open(file: File | undefined) {
    if (!file) return;
    const text = file.size > FILE_BYTES ? '' : await file.text();
    setInput(text);
    check(text);
  }

  return (
    <form
      noValidate
      className="grid max-w-2xl gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check(input);
      }}
    >
      <TextAreaField
        label={t`Certificate number, or the content of the QR code`}
        hint={t`The number is printed beside the QR code.`}
        rows={3}
        spellCheck={false}
        autoCapitalize="characters"
        value={input}
        onChange={({ currentTarget }) => setInput(currentTarget.value)}
        {...(error !== undefined && { error })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" kind="primary">
          <Trans>Check the certificate</Trans>
        </Button>
        <label
          className={classNames(
            buttonStyle({ kind: 'secondary' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
          )}
        >
          <Trans>Open a saved text</Trans>
          <input
            type="file"
            accept=".txt,text/plain"
            className="sr-only"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      </div>
    </form>
  );
}
