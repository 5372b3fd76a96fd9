import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { CheckForm, ReviewedApplication } from '../application.contract.ts';
import { CHECK_WORDS } from '../application.words.ts';
import { useCheckPoint } from '../application-review.queries.ts';
import { pointId } from './review-approvals.tsx';

/** Each tick is saved immediately, and every reviewer sees who set it. */
export function ReviewChecklist({ application }: { application: ReviewedApplication }) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { mutateAsync, error } = useCheckPoint(String(application.application_id));
  const [pressed, setPressed] = useState<readonly CheckForm[]>([]);
  const done = application.checklist.filter(({ checked }) => checked).length;
  const all = application.checklist.length;
  // Each press is shown until its own answer: a reviewer may press several before the first one arrives.
  async function press(form: CheckForm) {
    setPressed((others) => [...others, form]);
    // The page shows the failure below the list.
    await mutateAsync(form).catch(() => undefined);
    setPressed((others) => others.filter((one) => one !== form));
  }
  return (
    <Section title={<Trans>Checklist</Trans>}>
      <p role="status" className="-mt-3 mb-3 text-ink-soft text-small">
        <Trans>
          {done} of {all} points checked
        </Trans>
      </p>
      <ul>
        {application.checklist.map(({ point, checked }) => {
          const by = checked?.by ?? '';
          const at = checked ? clock(checked.at) : '';
          const hint = checked ? t`Ticked by ${by}, ${at}` : i18n._(CHECK_WORDS[point].hint);
          return (
            <li key={point}>
              <CheckboxField
                id={pointId(point)}
                disabled={application.is_own}
                label={i18n._(CHECK_WORDS[point].name)}
                hint={hint}
                checked={pressed.findLast((one) => one.point === point)?.checked ?? checked !== null}
                onChange={({ currentTarget }) => void press({ point, checked: currentTarget.checked })}
              />
            </li>
          );
        })}
      </ul>
      <FormRefusal message={error?.message} />
    </Section>
  );
}
