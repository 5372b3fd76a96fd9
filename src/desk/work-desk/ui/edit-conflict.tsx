import { Trans, useLingui } from '@lingui/react/macro';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { Button } from '#kit/button.tsx';
import { OvertakenChanges } from '#kit/desk/overtaken-changes.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';

interface EditConflictProps {
  /** The log's words for the edited thing. */
  log: SubjectLog;
  changes: readonly OvertakenChange[];
  /** When it was last saved, for changes that are not in the audit log. */
  at: string;
  /** Fields that both changed: mine would win. */
  clashing: readonly string[];
  onMerge: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  busy: boolean;
}

/** Someone else saved first: shows who and what; nothing is lost before the editor chooses. */
export function EditConflict(props: EditConflictProps) {
  const { log, changes, at, clashing, onMerge, onTakeTheirs, onSaveMine, busy } = props;
  const { i18n } = useLingui();
  const time = useShopClock();
  const wordOf = (fact: string) => {
    const known = log.fact(fact, '');
    return known ? i18n._(known.name) : fact;
  };
  const both = new Intl.ListFormat(i18n.locale).format(clashing.map(wordOf));
  const saved = time(at);
  return (
    <div role="alert" className="border-bad border-s-2 bg-wall-deep px-4 py-3">
      <p>
        <Trans>Someone else has changed this, so your changes were not saved. Your text is still here.</Trans>
      </p>
      <OvertakenChanges changes={changes} log={log} />
      {changes.length === 0 && (
        <p className="text-ink-soft text-small">
          <Trans>Saved {saved}, by the seller or in a bulk change.</Trans>
        </p>
      )}
      {both && (
        <p className="mt-2 text-small">
          <Trans>You both changed: {both}. Your version would be kept there.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} onClick={onMerge}>
          <Trans>Merge both</Trans>
        </Button>
        <Button kind="quiet" busy={busy} onClick={onSaveMine}>
          <Trans>Overwrite with mine</Trans>
        </Button>
        <Button kind="quiet" onClick={onTakeTheirs}>
          <Trans>Use the saved version</Trans>
        </Button>
      </div>
    </div>
  );
}
