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
        or taken out, not exchanged. The name in the header and footer stays.
      </Trans>{' '}
      {WITH_FORM.includes(page) && <Trans>The enquiry form below the words stays.</Trans>}
      {page === 'contact' && (
        <Trans>
          The form, the telephone number, the e-mail address and the hours stand beside these words and come from the
          settings.
        </Trans>
      )}
    </p>
  );
}
