import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useEnterNumber } from '../invoice.queries.ts';
import { type PastedNumber, readPasted } from '../pasted-numbers.rules.ts';

const MOST_LINES = 200;

interface Failed {
  line: PastedNumber;
  why: string;
}

/** Enters the numbers of many invoices from a list that the accountant sent. */
export function EnterMany() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { enter, refresh } = useEnterNumber();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ count: number; failed: Failed[] }>();
  const { good, wrong } = readPasted(text);
  const lines = wrong.join(', ');

  async function enterOne({ code, number, date, random_code }: PastedNumber): Promise<void> {
    const query = { queue: 'open', keyword: code, page: '1' } as const;
    const { list } = await ask(apiClient(options.context).api.admin.invoice.$get({ query }));
    const found = list.find((invoice) => invoice.code === code && invoice.number === null);
    if (!found) throw new Error(t`No invoice of this order needs a number.`);
    await enter(found.invoice_id, { number, date, ...(random_code && { random_code }) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const failed: Failed[] = [];
    for (const line of good.slice(0, MOST_LINES)) {
      try {
        await enterOne(line);
      } catch (failure) {
        failed.push({ line, why: failure instanceof Error ? failure.message : '' });
      }
    }
    setDone({ count: Math.min(good.length, MOST_LINES) - failed.length, failed });
    // Failed lines stay, so that they can be corrected, and so do those beyond the most at a time.
    const left = [...failed.map(({ line }) => line), ...good.slice(MOST_LINES)];
    setText(left.map((line) => [line.code, line.number, line.date, line.random_code].join(',')).join('\n'));
    setBusy(false);
    await refresh();
  }

  return (
    <div className="mt-10">
      <Disclosure title={<Trans>Enter many numbers</Trans>} heading="h2">
        <form onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-4 text-ink">
          <TextAreaField
            label={t`List from the accountant`}
            hint={t`One invoice per line: order number, invoice number, date and random code, copied from a spreadsheet or separated by commas.`}
            rows={6}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="text-small">
            {wrong.length > 0 && <Trans>These lines cannot be read: {lines}. </Trans>}
            {done && <Plural value={done.count} one="# number entered." other="# numbers entered." />}
          </p>
          {done && done.failed.length > 0 && (
            <ul className="text-bad text-small">
              {done.failed.map(({ line, why }) => (
                <li key={line.number}>
                  {line.code}: {why}
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button type="submit" busy={busy} disabled={good.length === 0 || wrong.length > 0}>
              <Plural value={good.length} one="Enter # number" other="Enter # numbers" />
            </Button>
          </div>
        </form>
      </Disclosure>
    </div>
  );
}
