import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import type { SettingKey, SettingsReply } from '../setting.contract.ts';
import { settingsQuery } from '../setting.queries.ts';
import { SETTING_PARTS } from '../setting.words.ts';
import { PriceBandsForm } from './price-bands-form.tsx';
import { SettingForm } from './setting-form.tsx';
import { SocialForm } from './social-form.tsx';

export function SettingsPage() {
  const { options } = useRouter();
  const query = useQuery(settingsQuery(options.context));
  return (
    <DeskPage title={<Trans>Settings</Trans>}>
      <Loaded query={query} skeleton={['h-64', 'h-64']}>
        {(data) => <Parts settings={data} />}
      </Loaded>
    </DeskPage>
  );
}

function Parts({ settings }: { settings: SettingsReply['settings'] }) {
  const { t, i18n } = useLingui();
  const part = (key: SettingKey) => ({ version: settings[key]?.version ?? 0, value: settings[key]?.value });
  return (
    <div className="grid max-w-4xl gap-14">
      {SETTING_PARTS.map(({ key, title, about, fields }) => (
        <Part key={key} id={key} title={i18n._(title)} about={i18n._(about)}>
          <SettingForm part={key} fields={fields} {...part(key)} />
        </Part>
      ))}
      <Part id="social" title={t`Social links`} about={t`Shown in the footer of every page.`}>
        <SocialForm {...part('social')} />
      </Part>
      <Part
        id="price_bands"
        title={t`Price bands`}
        about={t`Provided to pages and apps that load the initial data; the last band has no upper limit.`}
      >
        <PriceBandsForm {...part('price_bands')} />
      </Part>
    </div>
  );
}

interface PartProps {
  id: SettingKey;
  title: string;
  about: string;
  children: ReactNode;
}

function Part({ id, title, about, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    // The parts render after the page, so the router found no anchor to scroll to.
    if (isMeant) heading.current?.focus();
  }, [isMeant]);
  return (
    <section aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-title">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{about}</p>
      {children}
    </section>
  );
}
