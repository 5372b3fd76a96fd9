import { Trans } from '@lingui/react/macro';
import type { ShopPage } from '../page.rules.ts';

const WITH_FORM: readonly ShopPage[] = ['partner', 'partner-collaborate', 'collaboration'];

/** What cannot be changed here, said before somebody looks for it. */
export function FixedParts({ page }: { page: ShopPage }) {
  const [brand, company] = ['{brand}', '{company}'];
  return (
    <p className="prose-text text-ink-soft text-small">
      <Trans>
        Words in braces, such as {brand} and {company}, are filled in from the settings. Works and drawings can be moved
        or removed but not replaced. The name in the header and footer does not change.
      </Trans>{' '}
      {WITH_FORM.includes(page) && <Trans>The enquiry form below the words stays.</Trans>}
      {page === 'contact' && (
        <Trans>The form, telephone, e-mail address and hours appear beside this text and come from the settings.</Trans>
      )}
    </p>
  );
}
