import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { listOf } from '#shared/list-of.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { CHECK_WORDS, PART_WORDS } from '../application.words.ts';

/** How many reviewers have to approve a gallery, and who has; shown before anyone decides. */
export function Approvals({ application }: { application: ReviewedApplication }) {
  const locale = useLocale();
  const { kind, state, approvals, approvals_needed, approvers, approved_by_me } = application;
  if (kind !== 'gallery' || (state !== 'submitted' && state !== 'in_review')) return null;
  const names = listOf(approvers, locale);
  return (
    <p className="mt-4">
      <Plural
        value={approvals_needed}
        one="The approval of one reviewer is enough for this gallery."
        other="This gallery needs the approval of # different reviewers."
      />
      <SentenceGap />
      {approvals === 0 ? <Trans>No one has approved it yet.</Trans> : <Trans>Approved so far by {names}.</Trans>}
      <SentenceGap />
      {approved_by_me && approvals < approvals_needed && <Trans>Another reviewer has to approve too.</Trans>}
    </p>
  );
}

/** The element id of a point of the checklist. */
export function pointId(point: string): string {
  return `check-${point}`;
}

/** The element id of the applicant's data. */
export const FACTS_ID = 'told';

/** What is missing before an approval: each part links to its place on the page. */
export function BeforeApproval({ application, refused }: { application: ReviewedApplication; refused: boolean }) {
  const { i18n } = useLingui();
  const { missing, checklist, steps } = application;
  const unchecked = checklist.filter(({ checked }) => !checked);
  if (!steps.includes('approve') || missing.length + unchecked.length === 0) return null;
  return (
    <div
      role={refused ? 'alert' : undefined}
      className={`mt-4 border-s-2 bg-wall px-4 py-3 ${refused ? 'border-bad' : 'border-hairline-strong'}`}
    >
      <p>
        {refused ? (
          <Trans>Nothing was done: before this application can be approved, these are still needed.</Trans>
        ) : (
          <Trans>Before this application can be approved, these are still needed.</Trans>
        )}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {missing.map((part) => {
          const name = i18n._(PART_WORDS[part]);
          return (
            <li key={part}>
              <a href={`#${FACTS_ID}`} className="text-link inline-block py-0.5">
                <Trans>Missing: {name}</Trans>
              </a>
            </li>
          );
        })}
        {unchecked.map(({ point }) => {
          const name = i18n._(CHECK_WORDS[point].name);
          return (
            <li key={point}>
              <a href={`#${pointId(point)}`} className="text-link inline-block py-0.5">
                <Trans>Not checked: {name}</Trans>
              </a>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-ink-soft text-small">
          <Trans>The applicant adds the missing details to their profile. Use “Ask a question” to ask for them.</Trans>
        </p>
      )}
    </div>
  );
}
