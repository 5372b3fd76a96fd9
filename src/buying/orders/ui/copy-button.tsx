import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';

/** Copies a text, such as an account's number; says so where it stands. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here: the text still stands on the page to be marked by hand.
      setCopied(false);
    }
  }

  return (
    <>
      <Button
        kind="quiet"
        icon={copied ? 'check' : 'copy'}
        aria-label={t`Copy: ${name}`}
        className="-my-2"
        onClick={() => void copy()}
      >
        {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <VisuallyHidden role="status">{copied ? t`Copied: ${name}` : ''}</VisuallyHidden>
    </>
  );
}

// @chunk account
