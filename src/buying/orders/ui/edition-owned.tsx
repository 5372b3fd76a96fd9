import { Plural, Trans } from '@lingui/react/macro';
import { foreignLang, listed } from '#shared/locale.ts';
import type { OrderDetail } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import { useOrderFormat } from './use-order-format.ts';

/** The numbers of each limited edition: the buyer owns them, or they are reserved until the payment arrives. */
export function EditionOwned({ order }: { order: OrderDetail }) {
  const { locale } = useOrderFormat();
  const numbered = order.lines.filter(({ edition_numbers }) => edition_numbers.length > 0);
  return numbered.map(({ line_id, item_id, title, edition_numbers }) => {
    const size = order.editions.find((edition) => edition.item_id === item_id)?.edition_size ?? 0;
    const numbers = listed(edition_numbers, locale);
    const count = edition_numbers.length;
    return (
      <p key={line_id} className="mt-4">
        <strong className="block font-display font-normal text-title">
          {wasPaid(order) ? (
            <Plural
              value={count}
              one={`You own no. ${numbers} of ${size}`}
              other={`You own nos. ${numbers} of ${size}`}
            />
          ) : (
            <Plural
              value={count}
              one={`No. ${numbers} of ${size} is reserved for you`}
              other={`Nos. ${numbers} of ${size} are reserved for you`}
            />
          )}
        </strong>
        <span lang={foreignLang(title, locale)} className="text-ink-soft">
          {title}
        </span>
        {!wasPaid(order) && (
          <span className="block text-small">
            <Trans>It is yours as soon as your payment arrives.</Trans>
          </span>
        )}
      </p>
    );
  });
}

// @chunk account
