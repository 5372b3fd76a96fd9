import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatRate } from '#shared/exchange.ts';
import type { PriceTrial, PriceTrialForm } from '../prices.contract.ts';
import { useApplyPrices } from '../prices.queries.ts';
import { JumpNote } from './jump-note.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceSums } from './price-sums.tsx';
import { useTicks } from './use-ticks.ts';

interface PriceTrialViewProps {
  headingRef: Ref<HTMLHeadingElement>;
  wanted: Pick<PriceTrialForm, 'which' | 'how'>;
  trial: PriceTrial;
  show: 'changed' | 'refused';
  busy: boolean;
  look: (show: 'changed' | 'refused', page: number) => void;
  done: () => void;
}

/** What a change would do, line by line, and the button that applies it. */
export function PriceTrialView({ headingRef, wanted, trial, show, busy, look, done }: PriceTrialViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { mutateAsync, isPending } = useApplyPrices();
  const [skips, setSkips] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean }>();
  const { changed, refused, prints, works, fingerprint, jumps } = trial;
  const { leftOut, confirmed, tick, isTicked } = useTicks();
  const chosen = changed - leftOut.size - (jumps - confirmed.size);
  const shown = trial.list.flatMap(({ size_id: id, jump, problem }) => (problem ? [] : [{ id, jump }]));
  const isAllTicked = shown.every(isTicked);
  async function apply() {
    setFailure(undefined);
    try {
      const lines = { confirm: [...confirmed], leave_out: [...leftOut], skip_jumps: true };
      await mutateAsync({ ...wanted, ...lines, fingerprint, skip_refused: skips });
      showToast('success', t`The prices have been changed. You can undo this below.`);
      done();
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure({ message: problem.message, isConflict: problem.code === 'conflict' });
    }
  }
  return (
    <section className="mt-10 border-ink border-t pt-5">
      <h2 ref={headingRef} tabIndex={-1} className="text-title outline-none">
        <Plural value={changed} _0="Nothing would change" one="# price would change" other="# prices would change" />
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Matching prints: {prints}. Works with a new price: {works}.
        </Trans>
      </p>
      {trial.rate !== undefined && (
        <p className="text-ink-soft">
          <Trans>By the shop’s rate: {formatRate(trial.rate, locale)}</Trans>
        </p>
      )}
      {changed > 0 && <PriceSums sums={trial.sums} />}
      {chosen < changed && (
        <p className="mt-2 text-ink-soft text-small">
          <Trans>These totals include the lines that are not ticked.</Trans>
        </p>
      )}
      {refused > 0 && (
        <div className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
          <p>
            <Plural
              value={refused}
              one="# price cannot be changed this way."
              other="# prices cannot be changed this way."
            />
          </p>
          <Button kind="quiet" onClick={() => look(show === 'refused' ? 'changed' : 'refused', 1)}>
            {show === 'refused' ? <Trans>Show what would change</Trans> : <Trans>Show refused changes</Trans>}
          </Button>
          <CheckboxField
            label={t`Leave these as they are and change the others`}
            checked={skips}
            onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
          />
        </div>
      )}
      {changed > 0 && (
        <>
          <JumpNote jumps={jumps} confirmed={confirmed.size} />
          {shown.length > 0 && (
            <Button kind="quiet" className="mt-3" onClick={() => tick(shown, !isAllTicked)}>
              {isAllTicked ? <Trans>Leave out all lines shown here</Trans> : <Trans>Tick all lines shown here</Trans>}
            </Button>
          )}
        </>
      )}
      <PriceLines
        trial={trial}
        busy={busy}
        onPage={(page) => look(show, page)}
        isTicked={({ size_id, jump }) => isTicked({ id: size_id, jump })}
        onTick={({ size_id, jump }, isOn) => tick([{ id: size_id, jump }], isOn)}
      />
      <div className="mt-6 grid gap-4">
        <FormRefusal message={failure?.message} />
        {failure?.isConflict && (
          <div>
            <Button busy={busy} onClick={() => look('changed', 1)}>
              <Trans>Check again</Trans>
            </Button>
          </div>
        )}
        <div>
          <Button
            kind="primary"
            disabled={chosen === 0 || (refused > 0 && !skips)}
            busy={isPending}
            busyText={t`Changing the prices…`}
            onClick={() => void apply()}
          >
            <Plural value={chosen} one="Change # price" other="Change # prices" />
          </Button>
        </div>
      </div>
    </section>
  );
}
