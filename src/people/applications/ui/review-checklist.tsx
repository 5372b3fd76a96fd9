import { Trans, useLingui } from '@lingui/react/macro';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { CHECK_WORDS } from '../application.words.ts';
import { useCheckPoint } from '../application-review.queries.ts';
import { pointId } from './review-approvals.tsx';

/** What has to be looked at; each tick is kept at once, and every reviewer sees whose it is. */
export function ReviewChecklist({ application }: { application: ReviewedApplication }) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { mutate, variables, isPending, error } = useCheckPoint(String(application.application_id));
  const done = application.checklist.filter(({ checked }) => checked).length;
  const all = application.checklist.length;
  return (
    <Section title={<Trans>Checklist</Trans>}>
      <p role="status" className="-mt-3 mb-3 text-ink-soft text-small">
        <Trans>
          {done} of {all} points looked at
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
                checked={isPending && variables.point === point ? variables.checked : checked !== null}
                onChange={({ currentTarget }) => mutate({ point, checked: currentTarget.checked })}
              />
            </li>
          );
        })}
      </ul>
      <FormRefusal message={error?.message} />
    </Section>
  );
}
