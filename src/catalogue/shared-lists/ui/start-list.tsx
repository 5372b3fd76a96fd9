import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Wish } from '../shared-list.contract.ts';
import { sendStart } from '../shared-list.queries.ts';
import { NameForm } from './name-form.tsx';

/** Starts a list with these works, and opens it. */
export function StartList({ works, hasFocus = false }: { works: readonly Wish[]; hasFocus?: boolean }) {
  const { context } = useRouter().options;
  const navigate = useNavigate();
  const start = async (name: string) => {
    const token = await sendStart(context, name, works);
    await navigate({ to: '/together', hash: `list=${token}` });
  };
  return (
    <NameForm hasFocus={hasFocus} onSend={start}>
      <Trans>Start the list</Trans>
    </NameForm>
  );
}
