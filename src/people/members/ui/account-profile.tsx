import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { Profile } from '../member.contract.ts';
import { ProfileForm } from './profile-form.tsx';
import { useGenderNames } from './use-gender-names.ts';

/** The member's data, to read and to change. */
export function AccountProfile({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Section layout="beside" title={<Trans>Personal details</Trans>} note={<KindNote profile={profile} />}>
      {editing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Missing profile={profile} />
          <Facts profile={profile} />
          <Button ref={edit} className="mt-6" onClick={() => setEditing(true)}>
            <Trans>Edit details</Trans>
          </Button>
        </>
      )}
    </Section>
  );
}

function KindNote({ profile: { type, standing } }: { profile: Profile }) {
  // A pending applicant is no seller yet.
  if (type === 'artist' && standing === 'pending') return <Trans>You have applied as an artist.</Trans>;
  if (type === 'gallery' && standing === 'pending') return <Trans>You have applied as a gallery.</Trans>;
  if (type === 'artist') return <Trans>You are an artist member.</Trans>;
  if (type === 'gallery') return <Trans>You are a gallery member.</Trans>;
  return <Trans>Membership: Basic</Trans>;
}

/** Staff accounts are created with name and e-mail only; this asks for the rest. */
function Missing({ profile: { mobile, birthday, gender, address } }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const missing = [
    !mobile.number && t`Mobile`,
    !birthday && t`Birthday`,
    !gender && t`Gender`,
    !address && t`Address`,
  ].filter((name) => name !== false);
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(missing);
  return (
    <p className="mb-6 border-accent border-s-2 bg-wall-deep px-4 py-3 text-small">
      <Trans>
        Still missing: {names}. Please add them with “Edit details”; orders need a mobile number and an address.
      </Trans>
    </p>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const genders = useGenderNames();
  const { address, company, mobile, birthday } = profile;
  const day = birthday && i18n.date(new Date(birthday), { dateStyle: 'long', timeZone: 'UTC' });
  const home = address && formatAddress({ ...address, country_code: address.country }, locale);
  const phone = company.phone ? phoneText(company.phone) : '';
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t`Name`}>{profile.username}</Fact>
      <Fact name={t`Mobile`}>{mobile.number && phoneText(mobile)}</Fact>
      <Fact name={t`Birthday`}>{day}</Fact>
      <Fact name={t`Gender`}>{genders.find(({ value }) => value === profile.gender)?.label}</Fact>
      <Fact name={t`Job title`}>{profile.job_title}</Fact>
      <Fact name={t`Address`} wide>
        {home ?? ''}
      </Fact>
      <Fact name={profile.type === 'gallery' ? t`Gallery name` : t`Company name`}>{company.name}</Fact>
      <Fact name={t`Contact person`}>{company.contact}</Fact>
      <Fact name={t`Company phone number`}>{phone}</Fact>
      <Fact name={t`Tax ID`}>{company.tax_id}</Fact>
      <Fact name={t`Portfolio`} wide>
        {profile.portfolio}
      </Fact>
      <Fact name={profile.type === 'gallery' ? t`About the gallery` : t`Statement`} wide>
        {profile.statement}
      </Fact>
    </dl>
  );
}

/** Unknown facts are left out. */
function Fact({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  if (!children) return null;
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="prose-text whitespace-pre-line">{children}</dd>
    </div>
  );
}
