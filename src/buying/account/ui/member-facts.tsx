import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { phoneText } from '#shared/phone.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import type { MemberFile } from '../member-desk.contract.ts';
import { STANDING_WORDS } from '../member-desk.words.ts';

export function MemberFacts({ member: { profile, lang, created_at } }: { member: MemberFile }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { email, email_verified, email_pending, mobile, birthday, company, portfolio, standing, staff_role } = profile;
  return (
    <dl className="border-hairline border-t text-small">
      <Fact name={<Trans>E-mail address</Trans>}>
        {email}
        <span className="block text-ink-soft">
          {email_verified ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
        </span>
        {email_pending && (
          <span className="block text-ink-soft">
            <Trans>Changes to {email_pending} once confirmed</Trans>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Telephone</Trans>}>{phoneText(mobile)}</Fact>
      <Fact name={<Trans>Birthday</Trans>}>
        {birthday && i18n.date(new Date(birthday), { dateStyle: 'long', timeZone: 'UTC' })}
      </Fact>
      <Fact name={<Trans>Language</Trans>}>{LANGUAGES.find((one) => one.lang === lang)?.name}</Fact>
      <Fact name={<Trans>Member since</Trans>}>{clock(created_at)}</Fact>
      {company.name && <Fact name={<Trans>Company</Trans>}>{company.name}</Fact>}
      {portfolio !== '' && <Fact name={<Trans>Portfolio</Trans>}>{portfolio}</Fact>}
      {standing !== 'none' && <Fact name={<Trans>Selling</Trans>}>{i18n._(STANDING_WORDS[standing])}</Fact>}
      {staff_role && <Fact name={<Trans>Staff</Trans>}>{rolesText(i18n, profile)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-3">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
