import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Section } from '#kit/section.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { hasPasskeys } from '../passkey-device.queries.ts';
import type { SecondFactor } from '../second-factor.contract.ts';
import { useSecondFactor } from '../second-factor.queries.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import type { ShowsCodes } from './my-app.tsx';

/** Passkeys as the second factor. */
export function MyPasskeys({ passkeys, show }: ShowsCodes & { passkeys: SecondFactor['passkeys'] }) {
  const { t } = useLingui();
  const { addPasskey } = useSecondFactor();
  const name = useRef<HTMLInputElement>(null);
  async function add(password: string) {
    const reply = await addPasskey({ password, name: name.current?.value.trim() || t`Passkey` });
    if (reply) show(reply);
    else showToast('error', t`No passkey was created. Please try again, or use another device.`);
  }
  return (
    <Section
      layout="beside"
      title={<Trans>Passkeys</Trans>}
      note={<Trans>Your fingerprint, your face or a security key instead of digits.</Trans>}
    >
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-hairline border-hairline border-b">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <ConfirmPassword
          title={t`Add a passkey`}
          trigger={
            <Button>
              <Trans>Add a passkey</Trans>
            </Button>
          }
          confirmLabel={<Trans>Continue</Trans>}
          onConfirm={add}
        >
          <TextField ref={name} label={t`Passkey name`} hint={t`For example: laptop`} maxLength={100} />
        </ConfirmPassword>
      ) : (
        <p className="text-ink-soft">
          <Trans>This browser does not support passkeys.</Trans>
        </p>
      )}
    </Section>
  );
}

function PasskeyLine({ passkey }: { passkey: SecondFactor['passkeys'][number] }) {
  const { t } = useLingui();
  const clock = useShopClock();
  const { remove } = useSecondFactor();
  const { id, name, created_at, used_at } = passkey;
  const made = clock(created_at);
  const used = used_at && clock(used_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div>
        <p>{name}</p>
        <p className="text-ink-soft text-small">
          {used ? <Trans>Last used {used}</Trans> : <Trans>Added {made}, not used yet</Trans>}
        </p>
      </div>
      <ConfirmPassword
        title={t`Remove this passkey?`}
        trigger={
          <Button kind="quiet" aria-label={t`Remove: ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        }
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={(password) => remove({ password, way: id })}
      />
    </li>
  );
}
