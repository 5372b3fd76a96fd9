import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import type { SettingEdit, SettingKey } from '../setting.contract.ts';
import { settingsQuery, useSaveSetting } from '../setting.queries.ts';
import { fieldOf, formValues, sentValue } from '../setting-values.rules.ts';

/** The form of one part of the settings: it saves from the version it began with, and takes a newer one on request. */
export function useSettingForm(part: SettingKey, version: number, value: unknown) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isSuccess } = useSaveSetting();
  const { changes, meet, settle } = useOvertaken();
  const { queryKey } = settingsQuery(options.context);
  // What was read later must not pass for what this form began from.
  const [begun, setBegun] = useState(() => ({
    version,
    since: queryClient.getQueryData(queryKey)?.[part]?.updated_at,
  }));
  const form = useForm<Record<string, unknown>>({ defaultValues: formValues(part, value) });

  const submit = form.handleSubmit(async (values) => {
    try {
      // The API checks it by the contract, and says what is wrong beside each field.
      const { settings } = await mutateAsync({
        key: part,
        version: begun.version,
        value: sentValue(part, values),
      } as SettingEdit);
      setBegun(begunFrom(settings[part]));
      form.reset(values);
    } catch (failure) {
      if (!(await meet(failure, { subject: 'setting', subject_id: part, since: begun.since })))
        showRefusal({ setError: (name, ...rest) => form.setError(fieldOf(part, name), ...rest) }, failure);
    }
  });
  async function takeTheirs() {
    const newer = await queryClient.fetchQuery(settingsQuery(options.context));
    form.reset(formValues(part, newer[part]?.value));
    setBegun(begunFrom(newer[part]));
    settle();
  }
  const isSaved = isSuccess && !form.formState.isDirty;
  return { part, form, submit, takeTheirs, changes, isSaved };
}

function begunFrom(part: { version: number; updated_at: string | null } | undefined) {
  return { version: part?.version ?? 0, since: part?.updated_at };
}
