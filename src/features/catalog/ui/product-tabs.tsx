import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import type { ItemReply } from '../catalog.contract.ts';

/** Spec §2's five tabs; on phones a disclosure list. Both are in the page and the stylesheet shows one. */
export function ProductTabs({ reply }: { reply: ItemReply }) {
  const { t } = useLingui();
  const { item, artist } = reply;
  const items = [
    {
      value: 'artist',
      label: t`About the artist`,
      content: (
        <>
          <p className="prose-text">{artist.intro}</p>
          <p className="mt-3">
            <Link to="/artist/$id" params={{ id: artist.slug }} className="text-link">
              <Trans>More about {artist.name}</Trans>
            </Link>
          </p>
        </>
      ),
    },
    { value: 'inspiration', label: t`Inspiration`, content: <p className="prose-text">{item.inspiration}</p> },
    { value: 'material', label: t`Material`, content: <p className="prose-text">{item.material}</p> },
    {
      value: 'certification',
      label: t`Certificate and warranty`,
      content: <p className="prose-text">{item.certification}</p>,
    },
    { value: 'maintenance', label: t`Care`, content: <p className="prose-text">{item.maintenance}</p> },
  ];
  return (
    <section aria-label={t`About this work`} className="mt-16">
      <div className="hidden md:block">
        <Tabs label={t`About this work`} items={items} />
      </div>
      <div className="border-hairline border-t md:hidden">
        {items.map(({ value, label, content }, index) => (
          <Disclosure key={value} title={label} heading="h2" open={index === 0}>
            {content}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
