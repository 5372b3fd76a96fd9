import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { STATEMENT_BYTES } from '../bank-statement.contract.ts';
import { useUploadStatement } from '../bank-statement.queries.ts';

const KILOBYTES = STATEMENT_BYTES / 1024;

/** Accepts text copied from the bank's page, or the bank's file. */
export function BankStatementForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useUploadStatement();

  async function send(bytes: Uint8Array) {
    setError(undefined);
    try {
      if (bytes.length === 0) throw new Error(t`Please paste the lines of your statement, or choose a file.`);
      if (bytes.length > STATEMENT_BYTES)
        throw new Error(t`This statement is larger than ${KILOBYTES} KB. Please import it in parts.`);
      const { statement_id } = await mutateAsync(bytes);
      await navigate({ to: '/admin/statement', search: { id: statement_id } });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      // The pasted text stays. A toast also reports a server that does not answer.
      if (!(failure instanceof ApiFailure) || failure.status < 500) area.current?.focus();
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new TextEncoder().encode(area.current?.value.trim() ?? ''));
  }

  async function choose() {
    const [chosen] = file.current?.files ?? [];
    if (!chosen) return;
    await send(new Uint8Array(await chosen.arrayBuffer()));
    if (file.current) file.current.value = '';
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <p className="prose-text">
        <Trans>
          Paste the table from your bank’s website, or choose the file it provides (CSV or text). We compare each line
          with the transfers we expect: amount, last digits of the account, and date. Nothing is confirmed until you
          confirm it.
        </Trans>
      </p>
      <TextAreaField
        ref={area}
        label={t`Lines of the statement`}
        hint={t`Up to 2,000 lines, with dates such as 2026/11/16 or 115/11/16. Deposits and withdrawals can be in two columns, or in one with a sign.`}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isPending}>
          <Trans>Compare with the orders</Trans>
        </Button>
        <Button icon="plus" busy={isPending} onClick={() => file.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label={t`Choose a file`}
          tabIndex={-1}
          className="sr-only"
          onChange={() => void choose()}
        />
      </div>
    </form>
  );
}
