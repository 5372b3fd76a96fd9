import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { shopKindQuery } from '../admin.queries.ts';
import type { SetupSteps } from '../opening.contract.ts';
import { useOpeningAction } from '../opening.queries.ts';
import { missingSteps, type SetupStep } from '../setup.rules.ts';
import { STEP_WORDS } from '../setup.words.ts';

/** One button, which names what is still missing and asks once. */
export function OpenShop({ setup }: { setup: SetupSteps }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(shopKindQuery(options.context));
  const [isAsking, setAsking] = useState(false);
  const [isRead, setRead] = useState(false);
  const { mutate, isPending, error, reset } = useOpeningAction();
  const { required, advised } = missingSteps(setup);
  if (!data?.closed) return null;
  const canOpen = required.length === 0;
  const isTest = data.test;
  return (
    <div className="mt-6">
      <Dialog
        width="narrow"
        title={canOpen ? t`Open the shop?` : t`Not yet`}
        open={isAsking}
        onOpenChange={(open) => {
          reset();
          setRead(false);
          setAsking(open);
        }}
        trigger={
          <Button kind="primary">
            <Trans>Open the shop</Trans>
          </Button>
        }
        footer={
          canOpen ? (
            <Button
              kind="primary"
              busy={isPending}
              disabled={isTest && !isRead}
              onClick={() => mutate({ deed: 'open', in_test_mode: isTest }, { onSuccess: () => setAsking(false) })}
            >
              <Trans>Open it to everyone now</Trans>
            </Button>
          ) : (
            <Button onClick={() => setAsking(false)}>
              <Trans>Back to the steps</Trans>
            </Button>
          )
        }
      >
        <FormRefusal message={error?.message} />
        {canOpen ? (
          <p>
            <Trans>Everyone sees the shop within two seconds and can order. You can close it again at any time.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Visitors depend on these steps:</Trans>
            </p>
            <Steps steps={required} />
          </>
        )}
        {canOpen && isTest && (
          <CheckboxField
            className="mt-4"
            label={t`Open in test mode: I know that visitors can only place test orders and that I earn nothing.`}
            checked={isRead}
            onChange={({ currentTarget }) => setRead(currentTarget.checked)}
          />
        )}
        {advised.length > 0 && (
          <>
            <p className="mt-4 text-ink-soft">
              <Trans>Not done yet, but the shop can open without:</Trans>
            </p>
            <Steps steps={advised} />
          </>
        )}
      </Dialog>
    </div>
  );
}

function Steps({ steps }: { steps: readonly SetupStep[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-1 list-disc ps-6">
      {steps.map((step) => (
        <li key={step}>{i18n._(STEP_WORDS[step].name)}</li>
      ))}
    </ul>
  );
}
