import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { sendName } from '../shared-list.queries.ts';
import { controlOf, focusSoon } from './focus-soon.ts';
import { NameForm } from './name-form.tsx';
import type { OpenList } from './use-shared-list.ts';

/** For someone who has opened the link: with a name they can change the list. */
export function JoinList({ open }: { open: OpenList }) {
  const { context } = useRouter().options;
  const join = async (name: string) => {
    const { participant, list } = await sendName(context, open.keys, name);
    open.accept(list, participant);
    const first = list.works[0]?.item_id;
    // The form is gone, and the focus with it.
    if (first !== undefined) focusSoon(() => controlOf(first));
  };
  return (
    <section className="mt-8 border-hairline border-y py-6">
      <h2 className="text-title">
        <Trans>Take part</Trans>
      </h2>
      <p className="prose-text mt-2 mb-5 text-ink-soft">
        <Trans>Give hearts, write notes, and change works, sizes and frames. You do not need an account.</Trans>
      </p>
      <NameForm onSend={join}>
        <Trans>Take part</Trans>
      </NameForm>
    </section>
  );
}
