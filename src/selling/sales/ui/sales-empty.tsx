import { Trans } from '@lingui/react/macro';
import { ButtonAnchor } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useUploadAddress } from './use-upload-address.ts';

/** For a seller without works: a link to add the first one. */
export function NoWorks() {
  const address = useUploadAddress();
  return (
    <EmptyState
      heading="h3"
      title={<Trans>No works yet</Trans>}
      action={
        <ButtonAnchor kind="primary" href={address}>
          <Trans>Upload a work</Trans>
        </ButtonAnchor>
      }
    >
      <Trans>Once a work is online, this page shows how often it is seen, saved and sold, and what it earns.</Trans>
    </EmptyState>
  );
}

/** For a seller without sales, at all or in the selected year. */
export function NoSales({ year }: { year: number | undefined }) {
  return (
    <EmptyState
      heading="h3"
      title={year === undefined ? <Trans>Nothing sold yet</Trans> : <Trans>No sales in {year}</Trans>}
    >
      <Trans>Every sale appears here as soon as its order is paid.</Trans>
    </EmptyState>
  );
}

export function SalesFailed() {
  return (
    <EmptyState heading="h3" title={<Trans>The figures could not be loaded</Trans>}>
      <Trans>Please check your connection and open the page again.</Trans>
    </EmptyState>
  );
}
