import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LINK_DAYS } from '#catalogue/site/opening.rules.ts';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { useMakeLink, useOpeningAction } from '../opening.queries.ts';

/** The secret link for guests before the opening. Only its hash is stored, so it is shown once. */
export function PreviewLink({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useLingui();
  const clock = useShopClock();
  const [days, setDays] = useState<(typeof LINK_DAYS)[number]>(7);
  const made = useMakeLink();
  const { mutate, isPending } = useOpeningAction();
  const until = expiresAt && clock(expiresAt);
  const link = made.data?.link;
  return (
    <section aria-label={t`Invitation link`}>
      <h2 className="text-title">
        <Trans>Invitation link</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>
          People who have it see the shop as it will be, and cannot order. Give it to people you trust. A new link
          replaces the old one.
        </Trans>
      </p>
      {until && (
        <p className="mt-2">
          <Trans>The current link works until {until}.</Trans>
        </p>
      )}
      {link && expiresAt && (
        <p
          role="status"
          className="mt-2 flex flex-wrap items-center gap-x-4 border-good border-s-2 bg-wall-deep px-4 py-3"
        >
          <span className="min-w-0 text-small [overflow-wrap:anywhere]">{link}</span>
          <CopyButton text={link} name={t`Invitation link`} />
          <span className="w-full text-caption text-ink-soft">
            <Trans>Copy it now: it is not shown again.</Trans>
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Works for`}
          className="w-40"
          value={String(days)}
          onChange={({ target }) => setDays(LINK_DAYS.find((one) => String(one) === target.value) ?? 7)}
          options={LINK_DAYS.map((one) => ({ value: String(one), label: t`${one} days` }))}
        />
        <Button busy={made.isPending} onClick={() => made.mutate(days)}>
          {expiresAt ? <Trans>Renew the link</Trans> : <Trans>Make a link</Trans>}
        </Button>
        {expiresAt && (
          <Button
            kind="quiet"
            busy={isPending}
            onClick={() => mutate({ deed: 'withdraw' }, { onSuccess: () => made.reset() })}
          >
            <Trans>Withdraw the link</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
