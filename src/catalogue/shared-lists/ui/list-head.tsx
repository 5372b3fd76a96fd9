import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { Happened } from '../list-state.rules.ts';
import type { SharedList } from '../shared-list.contract.ts';
import { useHappenedWords } from './use-happened-words.ts';

interface ListHeadProps {
  list: SharedList;
  happened: readonly Happened[];
  titleOf: (itemId: number) => string | undefined;
}

/** Who takes part, the link, and what others have just done. */
export function ListHead({ list, happened, titleOf }: ListHeadProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const words = useHappenedWords(list, titleOf);
  const names = list.people.map(({ person_id, name }) => (person_id === list.me ? t`${name} (you)` : name));
  const day = i18n.date(new Date(list.expires_at), { dateStyle: 'long' });
  return (
    <>
      <p className="prose-text mt-4 text-ink-soft">
        <Trans>
          Everyone with the link sees this list and can change it. Changes appear for all of you immediately.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-ink-soft">
            <Trans>Taking part:</Trans>
          </span>{' '}
          {new Intl.ListFormat(locale).format(names)}
        </p>
        <CopyLink />
      </div>
      <p className="mt-1 text-caption text-ink-soft">
        <Trans>This list will be deleted on {day} if nobody opens it before then.</Trans>
      </p>
      <p role="status" className={happened.length > 0 ? 'mt-4 border-accent border-s-2 ps-3 wrap-anywhere' : ''}>
        {happened.map(words).join(' ')}
      </p>
    </>
  );
}

function CopyLink() {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast('success', t`The link to this list has been copied. Send it to the people you choose with.`);
    } catch {
      showToast('error', t`The link could not be copied. Please copy it from the address bar.`);
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()}>
      <Trans>Copy the link</Trans>
    </Button>
  );
}
