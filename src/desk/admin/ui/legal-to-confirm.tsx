import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** What an accountant or a lawyer confirms before a shop opens; docs/legal-to-confirm.md says where each of it is written. */
const POINTS: readonly MessageDescriptor[] = [
  msg`Accountant: the payment statement, which says that it is not a uniform invoice, is enough beside the invoice.`,
  msg`Accountant: exports are zero-rated, which papers prove it, and whether an export needs an invoice.`,
  msg`Accountant: invoices and orders are kept for five years after the annual accounts are closed.`,
  msg`Accountant: when shares are paid to artists and galleries, and what is withheld from them.`,
  msg`Lawyer: the returns page, with the exception for custom products.`,
  msg`Lawyer: the colour warranty: who gives it, when it starts, and that statutory rights are unaffected.`,
  msg`Lawyer: the privacy statement: the notice of Article 8, the periods for requests, and the report of a data breach.`,
  msg`Lawyer: the terms on liability, applicable law and courts, in all three languages.`,
];

/** Shown to the owner below the steps before the opening. */
export function LegalToConfirm() {
  const { i18n } = useLingui();
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-link">
        <Trans>What an accountant and a lawyer should confirm</Trans>
      </summary>
      <ul className="mt-2 list-disc ps-6 text-ink-soft text-small">
        {POINTS.map((point) => (
          <li key={point.id} className="py-1">
            {i18n._(point)}
          </li>
        ))}
      </ul>
    </details>
  );
}
