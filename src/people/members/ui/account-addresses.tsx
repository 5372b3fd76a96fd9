import { Trans } from '@lingui/react/macro';
import { Section } from '#kit/section.tsx';
import { AddressBook } from './address-book.tsx';

export function AccountAddresses() {
  return (
    <Section
      layout="beside"
      title={<Trans>Address book</Trans>}
      note={<Trans>Where we send your prints. The default is chosen first when you order.</Trans>}
    >
      <AddressBook />
    </Section>
  );
}
