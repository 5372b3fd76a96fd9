import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLoaderData } from '@tanstack/react-router';

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
  tax_id: string;
}

/** Policies, ways to join in, and contacts. */
export function SiteFooter({ info, social }: { info: Info; social: readonly SocialLink[] }) {
  const { t } = useLingui();
  return (
    <footer className="mt-auto border-hairline border-t bg-wall-deep text-small">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <address className="not-italic">
          <p className="font-display text-title">{info.brand}</p>
          {info.address && <p className="mt-3">{info.address}</p>}
          {/* Both are entered together. */}
          {info.phone && (
            <p className="mt-3">
              <a className="text-link" href={`tel:${info.phone.replace(/[^+\d]/g, '')}`}>
                {info.phone}
              </a>
              {' · '}
              <a className="text-link" href={`mailto:${info.email}`}>
                {info.email}
              </a>
            </p>
          )}
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
        <LinkColumn
          name="discover"
          label={t`Discover`}
          links={[
            ['/shop', t`Shop`],
            ['/artist', t`Artists`],
            ['/news', t`News and insights`],
            ['/about', t`About us`],
            ['/technology', t`Art technology`],
          ]}
        />
        <LinkColumn
          name="join"
          label={t`Work with us`}
          links={[
            ['/membership', t`Membership`],
            ['/partner', t`Call for artists`],
            ['/partner/collaborate', t`Cross-industry collaboration`],
            ['/collaboration', t`Collaboration`],
          ]}
        />
        <LinkColumn
          name="help"
          label={t`Help`}
          links={[
            ['/contact', t`Contact`],
            ['/contact/faq', t`Frequently asked questions`],
            ['/exchange', t`Returns and exchanges`],
            ['/policy', t`Privacy statement`],
            ['/terms', t`Terms of service`],
          ]}
        />
      </div>
      <p className="page border-hairline border-t py-5 text-caption text-ink-soft">
        © {info.company || info.brand}
        {info.tax_id && (
          <>
            {' '}
            · {t`Tax ID`} {info.tax_id}
          </>
        )}
        {info.representative && (
          <>
            {' · '}
            <Trans>Representative: {info.representative}</Trans>
          </>
        )}
        {' · '}
        <Link to="/terms" hash="complaints" className="whitespace-nowrap text-link">
          <Trans>Complaints</Trans>
        </Link>
      </p>
    </footer>
  );
}

interface LinkColumnProps {
  /** Its place among the owner's words. */
  name: string;
  label: string;
  links: readonly (readonly [to: NonNullable<LinkProps['to']>, title: string])[];
}

/** Links below each other, without pages that staff hide. */
function LinkColumn({ name, label: standard, links }: LinkColumnProps) {
  const { hidden, words } = useLoaderData({ from: '__root__' });
  const label = words?.[`footer/${name}`] ?? standard;
  const shown = links.filter(([to]) => !hidden?.includes(to));
  return (
    shown.length > 0 && (
      <nav aria-label={label}>
        <p className="mb-2 text-ink-soft">{label}</p>
        <ul>
          {shown.map(([to, title]) => (
            <li key={to}>
              <Link to={to} className="inline-block py-1.5 underline-offset-4 hover:text-accent hover:underline">
                {words?.[`footer${to}`] ?? title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

// @chunk later
