import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

interface EarlyGiftProps {
  order: Pick<StaffOrderDetail, 'gift' | 'ship_from'>;
  field: UseFormRegisterReturn;
}

/** Warns before a gift leaves too early; nothing happens without the tick. */
export function EarlyGift({ order: { gift, ship_from }, field }: EarlyGiftProps) {
  const { t } = useLingui();
  const { day } = useOrderFormat();
  const wanted = gift?.not_before ? day(gift.not_before) : '';
  const from = ship_from ? day(ship_from) : '';
  return (
    <div className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p className="text-bad">
        <Trans>
          This is a gift that must not arrive before {wanted}. It can leave from {from}.
        </Trans>
      </p>
      <CheckboxField label={t`The buyer wants it earlier`} {...field} />
    </div>
  );
}
