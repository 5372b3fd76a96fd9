import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { PACES } from '#ground/staff-notices/notice.rules.ts';
import { NOTICE_WORDS } from '#ground/staff-notices/notice.words.ts';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { CHANNELS } from '../choice.rules.ts';
import type { ChoicesForm, ChoicesView } from '../notice.contract.ts';
import { useSaveChoices } from '../notice.queries.ts';
import { CHANNEL_WORDS, PACE_WORDS } from '../notice-choice.rules.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
const numberOf = (value: string) => (value === '' ? null : Number(value));

interface ChoicesFieldsProps {
  data: ChoicesView;
  /** Loads the choices that another page has saved. */
  again: () => void;
}

export function ChoicesFields({ data, again }: ChoicesFieldsProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync, isPending } = useSaveChoices();
  const [failure, setFailure] = useState<string>();
  const [form, setForm] = useState<ChoicesForm>(() => formOf(data));
  const set = (change: Partial<ChoicesForm>) => setForm((before) => ({ ...before, ...change }));
  async function save(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    try {
      await mutateAsync(form);
      showToast('success', t`Your choices are saved.`);
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
      if (problem.code === 'conflict') again();
    }
  }
  const isQuiet = form.quiet_from !== null;
  return (
    <form onSubmit={(event) => void save(event)} className="mt-6 mb-10 grid gap-6">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {data.kinds.map(({ kind }) => (
          <SelectField
            key={kind}
            label={i18n._(NOTICE_WORDS[kind])}
            value={form.kinds[kind] ?? 'off'}
            onChange={({ target }) =>
              set({ kinds: { ...form.kinds, [kind]: PACES.find((pace) => pace === target.value) ?? 'off' } })
            }
            options={PACES.map((pace) => ({ value: pace, label: i18n._(PACE_WORDS[pace]) }))}
          />
        ))}
      </div>
      <div className="grid items-end gap-x-8 gap-y-5 border-hairline border-t pt-6 sm:grid-cols-2">
        <SelectField
          label={t`Send immediate notices`}
          hint={data.line === 'ready' ? undefined : t`Until LINE is connected, they arrive by e-mail.`}
          value={form.channel}
          onChange={({ target }) => set({ channel: CHANNELS.find((one) => one === target.value) ?? 'mail' })}
          options={CHANNELS.map((one) => ({ value: one, label: i18n._(CHANNEL_WORDS[one]) }))}
        />
        <SelectField
          label={t`Daily summary at (Taipei)`}
          value={String(form.digest_hour)}
          onChange={({ target }) => set({ digest_hour: Number(target.value) })}
          options={HOURS}
        />
        <SelectField
          label={t`Quiet from (Taipei)`}
          hint={t`Immediate notices are held until the quiet hours are over.`}
          placeholder={t`No quiet hours`}
          value={form.quiet_from === null ? '' : String(form.quiet_from)}
          onChange={({ target }) => {
            const from = numberOf(target.value);
            set({ quiet_from: from, quiet_to: from === null ? null : (form.quiet_to ?? 7) });
          }}
          options={HOURS}
        />
        {isQuiet && (
          <SelectField
            label={t`Quiet until (Taipei)`}
            value={String(form.quiet_to ?? 7)}
            onChange={({ target }) => set({ quiet_to: Number(target.value) })}
            options={HOURS}
          />
        )}
      </div>
      <FormRefusal message={failure} />
      <div>
        <Button kind="primary" type="submit" busy={isPending}>
          <Trans>Save choices</Trans>
        </Button>
      </div>
    </form>
  );
}

function formOf({ kinds, channel, digest_hour, quiet_from, quiet_to, version }: ChoicesView): ChoicesForm {
  return {
    kinds: Object.fromEntries(kinds.map(({ kind, pace }) => [kind, pace])),
    channel,
    digest_hour,
    quiet_from,
    quiet_to,
    version,
  };
}
