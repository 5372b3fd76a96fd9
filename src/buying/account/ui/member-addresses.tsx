import { Trans } from '@lingui/react/macro';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { Section } from '#kit/section.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { MemberFile } from '../member-desk.contract.ts';

export function MemberAddresses({ addresses }: Pick<MemberFile, 'addresses'>) {
  const locale = useLocale();
  if (addresses.length === 0) return null;
  return (
    <Section layout="small" title={<Trans>Addresses</Trans>}>
      <ul className="border-hairline border-t text-small">
        {addresses.map((address) => (
          <li key={address.address_id} className="border-hairline border-b py-3 [overflow-wrap:anywhere]">
            {address.receiver && <p className="font-medium">{address.receiver}</p>}
            <p>{formatAddress(address, locale)}</p>
            {address.mobile && <p className="text-ink-soft">{phoneText(address.mobile)}</p>}
            {address.is_default && (
              <p className="text-ink-soft">
                <Trans>Default</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
