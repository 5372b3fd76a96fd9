import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import type { MemberEntry } from '../member-desk.contract.ts';
import { MEMBER_KIND_WORDS, STANDING_WORDS } from '../member-desk.words.ts';

export function MemberRow({ member }: { member: MemberEntry }) {
  const { i18n } = useLingui();
  const { member_id, name, email, phone, email_verified, type, standing, orders } = member;
  const since = i18n.date(member.created_at, { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE });
  const kind = [
    i18n._(MEMBER_KIND_WORDS[type]),
    standing === 'none' ? '' : i18n._(STANDING_WORDS[standing]),
    rolesText(i18n, member),
  ];
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <Link
            to="/admin/member/$id"
            params={{ id: String(member_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>{' '}
          <span className="text-ink-soft text-small">{kind.filter(Boolean).join(' · ')}</span>
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {email} · {phone}
        </p>
        {!email_verified && (
          <p className="text-small">
            <Trans>E-mail address not confirmed</Trans>
          </p>
        )}
      </div>
      <div className="text-ink-soft text-small tabular-nums sm:text-end">
        <p>
          <Trans>No. {member_id}</Trans>
        </p>
        <p>
          <Trans>Since {since}</Trans>
        </p>
        <p>
          <Plural value={orders} _0="No orders" one="# order" other="# orders" />
        </p>
      </div>
    </li>
  );
}
