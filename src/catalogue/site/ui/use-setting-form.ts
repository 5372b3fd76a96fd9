import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import type { SettingEdit, SettingKey } from '../setting.contract.ts';
import { settingsQuery, useSaveSetting } from '../setting.queries.ts';
import { fieldOf, formValues, sentValue } from '../setting-values.rules.ts';

/** Saves from the version it started with, and loads a newer one on request. */
export function useSettingForm(part: SettingKey, version: number, value: unknown) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isSuccess } = useSaveSetting();
  const { changes, meet, settle } = useOvertaken();
  const { queryKey } = settingsQuery(options.context);
  // A later refetch must not replace the version that this form started from.
  const [begun, setBegun] = useState(() => ({
    version,
    since: queryClient.getQueryData(queryKey)?.[part]?.updated_at,
  }));
  const form = useForm<Record<string, unknown>>({ defaultValues: formValues(part, value) });

  const submit = form.handleSubmit(async (values) => {
    try {
      // The API validates against the contract and reports errors at their fields.
      const { settings } = await mutateAsync({
        key: part,
        version: begun.version,
        value: sentValue(part, values),
      } as SettingEdit);
      setBegun(startedFrom(settings[part]));
      form.reset(values);
    } catch (failure) {
      if (!(await meet(failure, { subject: 'setting', subject_id: part, since: begun.since })))
        showRefusal({ setError: (name, ...rest) => form.setError(fieldOf(part, name), ...rest) }, failure);
    }
  });
  async function loadTheirs() {
    const newer = await queryClient.fetchQuery(settingsQuery(options.context));
    form.reset(formValues(part, newer[part]?.value));
    setBegun(startedFrom(newer[part]));
    settle();
  }
  const isSaved = isSuccess && !form.formState.isDirty;
  return { part, form, submit, loadTheirs, changes, isSaved };
}

function startedFrom(part: { version: number; updated_at: string | null } | undefined) {
  return { version: part?.version ?? 0, since: part?.updated_at };
}
