import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { TestMode } from '../test-mode.contract.ts';
import { testModeQuery } from '../test-mode.queries.ts';
import { TestModeDialog } from './test-mode-dialog.tsx';

/** The switch, beside the keys of the providers that it sets aside. */
export function TestModeSection() {
  const { options } = useRouter();
  const query = useQuery(testModeQuery(options.context));
  return (
    <Section id="test-mode" title={<Trans>Test mode</Trans>}>
      <Loaded query={query} skeleton={['h-24']}>
        {(mode) => <Parts mode={mode} />}
      </Loaded>
    </Section>
  );
}

function Parts({ mode }: { mode: TestMode }) {
  const { t } = useLingui();
  if (!mode.can_switch)
    return (
      <p className="prose-text text-ink-soft">
        <Trans>A demo needs no test mode: all its payments are simulated.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <p className="prose-text">
        {mode.is_on ? (
          <strong className="font-medium text-bad">
            <Trans>Test mode is on: no money is taken; orders are not delivered.</Trans>
          </strong>
        ) : (
          <Trans>Test mode is off: orders are real.</Trans>
        )}{' '}
        <Changed mode={mode} />
      </p>
      <p className="prose-text text-ink-soft">
        <Trans>
          In test mode you can try out a complete order: all online payments are simulated, and your keys stay stored.
          Every page, mail and document says that it is a test. Test orders are not included in any figures, use no
          edition numbers and earn nobody a share. Earlier orders are not affected.
        </Trans>
      </p>
      {mode.orders > 0 && (
        <p>
          <Plural value={mode.orders} one="There is # test order." other="There are # test orders." />
          <SentenceGap />
          <Link to="/admin/order" search={{ kind: 'test' }} className="text-link">
            <Trans>See the test orders</Trans>
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <TestModeDialog
          mode={mode}
          action={mode.is_on ? 'leave' : 'turn_on'}
          label={mode.is_on ? t`Leave test mode` : t`Turn on test mode`}
        />
        {mode.orders > 0 && !mode.is_on && (
          <TestModeDialog mode={mode} action="remove" label={t`Delete the test orders`} />
        )}
      </div>
    </div>
  );
}

function Changed({ mode: { changed_at, changed_by } }: { mode: TestMode }) {
  const clock = useShopClock();
  if (!changed_at) return null;
  const time = clock(changed_at);
  return (
    <span className="text-ink-soft">
      {changed_by ? (
        <Trans>
          Switched by {changed_by}, {time}
        </Trans>
      ) : (
        <Trans>Switched {time}</Trans>
      )}
    </span>
  );
}
