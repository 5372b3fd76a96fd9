import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { settingsQuery } from '../setting.queries.ts';
import { PayMethodsForm } from './pay-methods-form.tsx';

/** Which payment methods buyers see, in which order, and up to which amount. */
export function PayMethodsPage() {
  const { options } = useRouter();
  const query = useQuery(settingsQuery(options.context));
  return (
    <DeskPage title={<Trans>Payment methods</Trans>}>
      <Loaded query={query} skeleton={['h-64']}>
        {({ pay_methods }) => (
          <div className="max-w-2xl">
            <p className="prose-text text-ink-soft">
              <Trans>
                Buyers see a method if it is switched on here and its provider is entered under{' '}
                <Link to="/admin/connection" className="text-link">
                  Connections
                </Link>
                ; bank transfers need the account in the{' '}
                <Link to="/admin/setting" className="text-link">
                  settings
                </Link>
                . At the checkout, they see the methods in the currency of their prices.
              </Trans>
            </p>
            <PayMethodsForm version={pay_methods?.version ?? 0} value={pay_methods?.value} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}
