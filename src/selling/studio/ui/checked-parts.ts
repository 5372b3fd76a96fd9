import type { I18n } from '@lingui/core';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { issueMessage } from '#shared/issue-messages.ts';
import { type WorkForm, workForm } from '../studio.contract.ts';
import { type SavedPart, sentPart, type WorkValues } from '../work-values.rules.ts';

/** The parts that the schema accepts; the others are marked at their fields and left out. */
export function checkedParts(
  form: UseFormReturn<WorkValues>,
  i18n: I18n,
  { parts, values }: { parts: readonly SavedPart[]; values: WorkValues },
): { json: Omit<WorkForm, 'version'>; left: SavedPart[] } {
  const json: Omit<WorkForm, 'version'> = {};
  const left: SavedPart[] = [];
  for (const part of parts) {
    const error = (issue: object) => issueMessage(i18n, issue as z.core.$ZodIssue);
    const result = workForm.shape[part].safeParse(sentPart(values, part), { error });
    form.clearErrors(part);
    if (result.success) Object.assign(json, { [part]: result.data });
    else left.push(part);
    for (const { path, message } of result.error?.issues ?? []) {
      form.setError((part === 'subjects' ? part : [part, ...path].join('.')) as SavedPart, { message });
    }
  }
  if (json.sale_mode === 'edition' && json.edition_size === null) {
    const issue: z.core.$ZodIssue = {
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      path: [],
      message: '',
      input: '',
    };
    form.setError('edition_size', { message: issueMessage(i18n, issue) });
    left.push('sale_mode', 'edition_size');
    delete json.sale_mode;
    delete json.edition_size;
  }
  return { json, left };
}
