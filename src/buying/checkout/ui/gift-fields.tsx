import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GiftForm } from '#buying/gifts/gift.contract.ts';
import { HOLD_DAYS, holdDays, MESSAGE_MAX } from '#buying/gifts/gift.rules.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { TEXT_MAX } from '#shared/fields.ts';

interface GiftFieldsProps {
  /** The expected days of arrival; unknown until there is an address. */
  arrival: { from: string } | undefined;
  /** The name in the chosen address. */
  namedIn: string | undefined;
  isPickup: boolean;
}

/** The fields of a gift in the checkout, with a preview of the card. */
export function GiftFields({ arrival, namedIn, isPickup }: GiftFieldsProps) {
  const { t } = useLingui();
  const field = useFormField();
  const days = arrival && holdDays(arrival, new Date());
  return (
    <div className="mt-4 grid max-w-2xl gap-6">
      <TextField
        label={t`Name of the recipient`}
        hint={
          isPickup
            ? t`For the card. Without it, we use the name of the person who collects it.`
            : namedIn
              ? t`For the parcel and the card. Without it, we use the name in the address: ${namedIn}`
              : t`For the parcel and the card.`
        }
        optional={isPickup || Boolean(namedIn)}
        required={!isPickup && !namedIn}
        autoComplete="off"
        limit={TEXT_MAX}
        {...field('gift.recipient')}
      />
      <TextAreaField
        label={t`Message on the card`}
        hint={t`We print it on a card and put it into the parcel.`}
        optional
        rows={4}
        limit={MESSAGE_MAX}
        {...field('gift.message')}
      />
      <CardPreview fallbackName={isPickup ? '' : (namedIn ?? '')} />
      <CheckboxField
        label={t`Print a link to a page about the works on the card`}
        hint={t`With their story, a hanging kit and the certificates; without prices and without your address. You can withdraw it at any time.`}
        {...field('gift.card_link')}
      />
      <TextField
        type="date"
        label={isPickup ? t`Not ready for pickup before` : t`Not delivered before`}
        hint={t`At most ${HOLD_DAYS} days from today.`}
        optional
        min={days?.from}
        max={days?.to}
        {...field('gift.not_before')}
      />
    </div>
  );
}

/** How the words look on the card. */
function CardPreview({ fallbackName }: { fallbackName: string }) {
  const { control } = useFormContext<{ gift: GiftForm }>();
  const [recipient = '', message = ''] = useWatch({ control, name: ['gift.recipient', 'gift.message'] });
  const name = recipient.trim() || fallbackName;
  if (!message.trim()) return null;
  return (
    <figure aria-live="off">
      <figcaption className="mb-2 text-ink-soft text-small">
        <Trans>Preview of the card</Trans>
      </figcaption>
      <div className="max-w-76 border border-hairline-strong bg-white px-8 py-10 font-display text-[#1d1a16] [overflow-wrap:anywhere]">
        {name && (
          <p className="mb-2">
            <Trans>For {name}</Trans>
          </p>
        )}
        <p className="whitespace-pre-line text-lead">{message.trim()}</p>
      </div>
    </figure>
  );
}
