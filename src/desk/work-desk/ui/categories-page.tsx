import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskCategoriesQuery } from '../category-desk.queries.ts';
import { CategoriesForm } from './categories-form.tsx';
import { EditLoading } from './edit-loading.tsx';

export function CategoriesPage() {
  const { options } = useRouter();
  const { data, isError, refetch } = useQuery(deskCategoriesQuery(options.context));
  if (data) return <CategoriesForm key={data.version} first={data} again={() => void refetch()} />;
  return (
    <EditLoading
      isError={isError}
      again={() => void refetch()}
      title={<Trans>The categories could not be loaded</Trans>}
      back="/admin/work"
      backText={<Trans>All works</Trans>}
    />
  );
}
