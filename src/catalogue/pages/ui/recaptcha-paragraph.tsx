import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { namesRecaptcha, withRecaptcha } from '../form-protection.rules.ts';
import type { LegalWords } from '../legal.contract.ts';

/** Inserts the paragraph that the privacy statement needs before the shop turns on reCAPTCHA, in every language. */
export function RecaptchaParagraph() {
  const { getValues, setValue } = useFormContext<LegalWords>();
  const blocks = useWatch<LegalWords, 'blocks'>({ name: 'blocks' });
  const [number, setNumber] = useState<number>();
  const isNamed = namesRecaptcha(blocks);
  if (isNamed && number === undefined) return null;
  function insert() {
    if (isNamed) return;
    const { parts, at } = withRecaptcha(getValues('blocks'));
    setValue('blocks', parts, { shouldDirty: true });
    setNumber(at + 1);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="quiet" onClick={insert}>
        <Trans>Insert the paragraph on reCAPTCHA</Trans>
      </Button>
      <p role="status" className="text-ink-soft text-small">
        {isNamed && number !== undefined && (
          <Trans>Inserted as part {number}, in every language. Check it, then publish the version.</Trans>
        )}
      </p>
    </div>
  );
}
