import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useFocusBack } from '#kit/use-focus-back.ts';
import type { DeskStore } from '../store-desk.contract.ts';
import { useStoreStep } from '../store-desk.queries.ts';
import type { StoreStep } from '../store-desk.rules.ts';

interface StoreStepsProps {
  store: DeskStore;
  disabled: boolean;
  onTaken: (store: DeskStore) => void;
}

/** Whether a store is open, and the buttons to close and reopen it. */
export function StoreSteps({ store, disabled, onTaken }: StoreStepsProps) {
  const { store_id, version, closed, works } = store;
  const { mutateAsync, isPending } = useStoreStep(String(store_id));
  const [lastStep, setLastStep] = useState<StoreStep>();
  const { awaitBack, buttonOf } = useFocusBack<StoreStep>();
  async function take(step: StoreStep) {
    const after = await mutateAsync({ step, version }).catch(() => undefined);
    if (!after) return;
    onTaken(after);
    setLastStep(step);
  }
  return (
    <div className="mt-4 grid gap-3">
      <p className="prose-text text-ink-soft">
        {closed ? (
          <Trans>This store is closed: the pages of its works do not mention it.</Trans>
        ) : (
          <Plural
            value={works}
            _0="No work on show is assigned to this store yet."
            one="# work on show is assigned to this store."
            other="# works on show are assigned to this store."
          />
        )}{' '}
        <Link to="/admin/work" search={{ sale_mode: 'exhibition' }} className="text-link">
          <Trans>Works sold in exhibition stores</Trans>
        </Link>
      </p>
      {lastStep === 'close' && closed ? (
        <UndoNotice
          busy={isPending}
          onUndo={() => {
            awaitBack('close');
            void take('open');
          }}
        >
          <Trans>The store is closed and no longer shown to buyers.</Trans>
        </UndoNotice>
      ) : (
        <div>
          <Button
            ref={buttonOf(closed ? 'open' : 'close')}
            busy={isPending}
            disabled={disabled}
            onClick={() => void take(closed ? 'open' : 'close')}
          >
            {closed ? <Trans>Open it again</Trans> : <Trans>Close this store</Trans>}
          </Button>
        </div>
      )}
    </div>
  );
}
