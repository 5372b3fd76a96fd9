import { Trans, useLingui } from '@lingui/react/macro';
import { CONFIRMERS, POINTS_TO_CONFIRM } from '../legal-to-confirm.words.ts';

/** Shown to the owner below the setup steps. */
export function LegalToConfirm() {
  const { i18n } = useLingui();
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-link">
        <Trans>What an accountant and a lawyer should confirm</Trans>
      </summary>
      {(['accountant', 'lawyer'] as const).map((who) => (
        <section key={who}>
          <h3 className="mt-3 font-medium text-small">{i18n._(CONFIRMERS[who])}</h3>
          <ul className="list-disc ps-6 text-ink-soft text-small">
            {POINTS_TO_CONFIRM.filter((point) => point.who === who).map(({ what }) => (
              <li key={what.id} className="py-1">
                {i18n._(what)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
