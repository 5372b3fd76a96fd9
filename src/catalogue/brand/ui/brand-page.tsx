import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { brandQuery } from '../brand.queries.ts';
import { BrandForm } from './brand-form.tsx';

/** The owner's logo and icon. */
export function BrandPage({ brand }: { brand: string }) {
  const { options } = useRouter();
  const query = useQuery(brandQuery(options.context));
  return (
    <DeskPage title={<Trans>Logo and icon</Trans>}>
      <Loaded query={query} skeleton={['h-64', 'h-64']}>
        {(data) => <BrandForm saved={data} brand={brand} />}
      </Loaded>
    </DeskPage>
  );
}
