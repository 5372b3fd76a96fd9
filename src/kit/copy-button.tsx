import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Copies a text, such as an account number, and confirms it in place. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser forbids it: the user can still select the text by hand.
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
