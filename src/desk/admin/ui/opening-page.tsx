import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { OpeningView } from '#catalogue/site/opening.contract.ts';
import { REASON_LENGTH } from '#catalogue/site/opening.rules.ts';
import { Button } from '#kit/button.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { openingQuery, useOpeningAction } from '../opening.queries.ts';
import { OpenShop } from './open-shop.tsx';
import { OpeningNotice } from './opening-notice.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SetupList } from './setup-list.tsx';
import { TestWarning } from './test-warning.tsx';

/** The steps before the opening, its button, the invitation link, and the text for visitors until then. */
export function OpeningPage() {
  const { options } = useRouter();
  const query = useQuery(openingQuery(options.context));
  return (
    <DeskPage title={<Trans>Opening</Trans>}>
      <Loaded query={query} skeleton={['h-24', 'h-64']}>
        {({ opening, setup }) => (
          <div className="grid max-w-5xl gap-12">
            <State opening={opening} />
            <TestWarning />
            <div>
              <SetupList setup={setup} />
              <OpenShop setup={setup} />
            </div>
            <PreviewLink expiresAt={opening.link_expires_at} />
            <OpeningNotice opening={opening} />
            {opening.state === 'open' && <CloseShop />}
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

function State({ opening: { state, changed_at, reason } }: { opening: OpeningView }) {
  const clock = useShopClock();
  const since = changed_at && clock(changed_at);
  return (
    <div role="status">
      <p className="text-title">
        {state === 'open' ? (
          <Trans>The shop is open to everyone.</Trans>
        ) : (
          <Trans>The shop is closed to visitors.</Trans>
        )}
      </p>
      {since && (
        <p className="mt-1 text-ink-soft text-small">
          {state === 'open' ? <Trans>Open since {since}</Trans> : <Trans>Closed since {since}</Trans>}
          {reason && <> · {reason}</>}
        </p>
      )}
    </div>
  );
}

function CloseShop() {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useOpeningAction();
  function close(event: FormEvent) {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() !== '') mutate({ deed: 'close', reason });
  }
  return (
    <section aria-label={t`Close the shop`}>
      <h2 className="text-title">
        <Trans>Close the shop</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>
          Visitors then read that it opens soon, and nobody can order. Members can still see their orders and messages,
          and payments that are under way are still recorded.
        </Trans>
      </p>
      <form noValidate onSubmit={close} className="mt-3 grid max-w-xl gap-4">
        <FormRefusal message={error?.message} />
        <TextField
          label={t`Reason, for your colleagues`}
          required
          limit={REASON_LENGTH}
          value={reason}
          error={isEmpty && reason.trim() === '' ? t`Please enter a reason.` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button type="submit" busy={isPending}>
            <Trans>Close the shop</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
