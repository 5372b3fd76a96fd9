import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SocialLink {
  name: string;
  url: string;
}

interface Info {
  brand: string;
  company: string;
  representative: string;
  phone: string;
  email: string;
  address: string;
  hours: string;
}

/** Policies, ways to join in, and how to reach a person. */
export function SiteFooter({ info, social }: { info: Info; social: readonly SocialLink[] }) {
  const { t } = useLingui();
  return (
    <footer className="mt-auto border-hairline border-t bg-wall-deep text-small">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <address className="not-italic">
          <p className="font-display text-title">{info.brand}</p>
          <p className="mt-3">{info.address}</p>
          <p className="mt-3">
            <a className="text-link" href={`tel:${info.phone.replace(/[^+\d]/g, '')}`}>
              {info.phone}
            </a>
            {' · '}
            <a className="text-link" href={`mailto:${info.email}`}>
              {info.email}
            </a>
          </p>
          <p className="mt-3 text-ink-soft">
            <Trans>Customer service: {info.hours}</Trans>
          </p>
          {social.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-4">
              {social.map(({ name, url }) => (
                <a key={url} className="text-link" href={url} rel="me noopener">
                  {name}
                </a>
              ))}
            </p>
          )}
        </address>
        <LinkColumn label={t`Discover`}>
          <FooterLink to="/shop">{t`Shop`}</FooterLink>
          <FooterLink to="/artist">{t`Artists`}</FooterLink>
          <FooterLink to="/news">{t`News and insights`}</FooterLink>
          <FooterLink to="/about">{t`About us`}</FooterLink>
          <FooterLink to="/technology">{t`Art technology`}</FooterLink>
        </LinkColumn>
        <LinkColumn label={t`Take part`}>
          <FooterLink to="/membership">{t`Membership`}</FooterLink>
          <FooterLink to="/partner">{t`Call for artists`}</FooterLink>
          <FooterLink to="/partner/collaborate">{t`Cross-industry collaboration`}</FooterLink>
          <FooterLink to="/collaboration">{t`Collaboration`}</FooterLink>
        </LinkColumn>
        <LinkColumn label={t`Help`}>
          <FooterLink to="/contact">{t`Contact`}</FooterLink>
          <FooterLink to="/contact/faq">{t`Frequently asked questions`}</FooterLink>
          <FooterLink to="/exchange">{t`Returns and exchanges`}</FooterLink>
          <FooterLink to="/policy">{t`Privacy statement`}</FooterLink>
          <FooterLink to="/terms">{t`Terms of service`}</FooterLink>
        </LinkColumn>
      </div>
      <p className="page border-hairline border-t py-5 text-caption text-ink-soft">
        © {info.company}
        {' · '}
        <Trans>Representative: {info.representative}</Trans>
        {' · '}
        <Link to="/terms" hash="complaints" className="text-link">
          <Trans>Complaints</Trans>
        </Link>
      </p>
    </footer>
  );
}

function LinkColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-ink-soft">{label}</p>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1.5 underline-offset-4 hover:text-accent hover:underline">
        {children}
      </Link>
    </li>
  );
}
