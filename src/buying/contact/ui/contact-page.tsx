import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageReply } from '#catalogue/pages/page.contract.ts';
import { type BlockParts, Blocks } from '#kit/blocks/blocks.tsx';
import type { CaptchaChoice } from '#people/captcha/captcha.queries.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { ServiceHours } from './service-hours.tsx';

interface ContactPageProps {
  page: PageReply['page'];
  /** How to show pictures and works; the route provides it. */
  parts: BlockParts;
  info: { phone: string; email: string; address: string; hours: string };
  auth: CaptchaChoice;
}

export function ContactPage({ page, parts, info, auth }: ContactPageProps) {
  return (
    <div className="page py-8 md:py-14">
      <header className="max-w-[46rem]">
        <h1 className="text-display">{page.title}</h1>
        <p className="mt-5 text-ink-soft text-lead">{page.lead}</p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,44rem)_minmax(18rem,1fr)] lg:grid-rows-[auto_1fr]">
        <ContactMethods info={info} />
        <section aria-labelledby="form" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 id="form" className="mb-6 scroll-mt-24 text-title">
            <Trans>Write to us</Trans>
          </h2>
          <EnquiryForm place="contact" auth={auth} />
        </section>
        <section className="min-w-0 space-y-5 text-small leading-relaxed lang-zh:leading-loose">
          <Blocks blocks={page.blocks} parts={parts} />
        </section>
      </div>
    </div>
  );
}

function ContactMethods({ info }: Pick<ContactPageProps, 'info'>) {
  const { phone, email, address, hours } = info;
  return (
    <dl className="min-w-0 border-hairline border-t lg:col-start-2">
      {phone && (
        <ContactMethod name={<Trans>Telephone</Trans>}>
          <a className="text-link inline-block py-1 text-lead" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </ContactMethod>
      )}
      {email && (
        <ContactMethod name={<Trans>E-mail</Trans>}>
          <a className="text-link inline-block py-1 text-lead [overflow-wrap:anywhere]" href={`mailto:${email}`}>
            {email}
          </a>
        </ContactMethod>
      )}
      <ContactMethod name={<Trans>Service hours</Trans>}>
        <ServiceHours hours={hours} />
      </ContactMethod>
      {address && <ContactMethod name={<Trans>Address</Trans>}>{address}</ContactMethod>}
    </dl>
  );
}

function ContactMethod({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-4">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
