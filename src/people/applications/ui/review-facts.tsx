import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countryName } from '#ground/places/countries.ts';
import { Section } from '#kit/section.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { listed } from '#shared/locale.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { PART_WORDS } from '../application.words.ts';
import { FACTS_ID } from './review-approvals.tsx';

/** The applicant's data from the application and the profile. */
export function ReviewFacts({ application }: { application: ReviewedApplication }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { member, gallery, profile, portfolio, statement } = application;
  const country = profile.country_code && countryName(profile.country_code, locale);
  const missing = new Intl.ListFormat(i18n.locale).format(application.missing.map((part) => i18n._(PART_WORDS[part])));
  return (
    <Section id={FACTS_ID} title={<Trans>Application details</Trans>}>
      {missing && (
        <p className="mb-5 border-bad border-s-2 ps-4">
          <Trans>Still missing: {missing}</Trans>
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {gallery && <Fact name={i18n._(PART_WORDS.gallery_name)}>{gallery.name}</Fact>}
        {gallery && <Fact name={i18n._(PART_WORDS.contact)}>{gallery.contact}</Fact>}
        <Fact name={t`Name`}>{member.name}</Fact>
        <Fact name={t`E-mail`}>
          {member.email && (
            <a href={`mailto:${member.email}`} className="text-link">
              {member.email}
            </a>
          )}
        </Fact>
        <Fact name={t`Phone`}>{profile.mobile}</Fact>
        <Fact name={t`Job title`}>{profile.job_title}</Fact>
        <Fact name={t`Place`}>
          {listed(
            [profile.place, country].filter((part) => part !== undefined && part !== null && part !== ''),
            locale,
          )}
        </Fact>
        <Fact name={i18n._(PART_WORDS.portfolio)}>
          <Portfolio address={portfolio} />
        </Fact>
        <Fact name={gallery ? t`About the gallery` : i18n._(PART_WORDS.statement)}>
          {statement && <span className="whitespace-pre-line">{statement}</span>}
        </Fact>
      </dl>
    </Section>
  );
}

/** Links only web addresses: the applicant may have written anything. */
function Portfolio({ address }: { address: string }) {
  if (!/^https?:\/\/\S+$/i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {address}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-ink-soft text-small sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
