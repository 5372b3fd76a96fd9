import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { TextField } from '#kit/text-field.tsx';
import { codeDigits, newCode } from '../email-code.rules.ts';
import { announceVerified } from '../email-verified.queries.ts';
import { memberProfile } from '../member.queries.ts';
import { ResendVerification } from './resend-verification.tsx';

const HANDLED = ['wrong_code', 'link_expired', 'too_many_requests', 'validation'] as const;

/** Verifies the address in place, by the code of the mail; a complete code is sent without a press of the button. */
export function EmailCode() {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (digits: string) => {
      sent.current = digits;
      return ask(
        apiClient({ ...context, handles: HANDLED }).api.email.code.$post({
          json: { code: digits },
        }),
      );
    },
    onSuccess: () => {
      announceVerified();
      return queryClient.invalidateQueries({ queryKey: memberProfile(context).queryKey });
    },
    onError: () => field.current?.select(),
  });

  function type(text: string) {
    setCode(text);
    if (isPending) return;
    // The refusal is about the code that was sent.
    if (codeDigits(text) !== sent.current) reset();
    const digits = newCode(text, sent.current);
    if (digits) mutate(digits);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate(codeDigits(code));
  }
  function startAgain() {
    setCode('');
    sent.current = '';
    reset();
    field.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Code from the e-mail`}
          ref={field}
          className="w-40"
          value={code}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={error?.message}
        />
        <Button type="submit" busy={isPending} busyText={t`Confirming your address…`}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
      <ResendVerification onSent={startAgain} />
    </form>
  );
}

// @chunk account
