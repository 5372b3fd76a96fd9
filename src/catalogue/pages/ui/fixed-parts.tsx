import { Trans } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { ShopPage } from '../page.rules.ts';

const WITH_FORM: readonly ShopPage[] = ['partner', 'partner-collaborate', 'collaboration'];

/** Explains which parts cannot be edited here. */
export function FixedParts({ page }: { page: ShopPage }) {
  return (
    <p className="prose-text text-ink-soft text-small">
      <Trans>
        Works and drawings can be moved or removed but not replaced. The name in the header and footer does not change.
      </Trans>
      <SentenceGap />
      {WITH_FORM.includes(page) && <Trans>The enquiry form below the text stays.</Trans>}
      {page === 'contact' && (
        <Trans>The form, telephone, e-mail address and hours appear beside this text and come from the settings.</Trans>
      )}
    </p>
  );
}
