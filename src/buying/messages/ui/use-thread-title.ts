import { useLingui } from '@lingui/react/macro';
import type { ThreadEntry } from '#people/threads/thread.contract.ts';

type Named = Pick<ThreadEntry, 'subject' | 'order_code' | 'item' | 'application_id'>;

/** For the member or for staff. */
export function useThreadTitle(
  reader: 'member' | 'staff' = 'member',
): (thread: Named) => { title: string; about: string | undefined } {
  const { t } = useLingui();
  return ({ subject, order_code, item, application_id }) => {
    const about =
      (order_code && t`Order ${order_code}`) ||
      (item && (item.title === '' ? t`A work` : t`The work “${item.title}”`)) ||
      (application_id !== null && (reader === 'member' ? t`Your application` : t`Application`)) ||
      undefined;
    if (subject === '') return { title: about ?? t`Message`, about: undefined };
    return { title: subject, about };
  };
}

// @chunk account
