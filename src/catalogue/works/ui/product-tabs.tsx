import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Disclosure } from '#kit/disclosure.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { ByTheSameHand, Paper, PictureDetail, Seal, Section, TabSpread } from './tab-spread.tsx';

/** Spec §2's five tabs; on phones a disclosure list. Both are rendered and the stylesheet shows one. */
export function ProductTabs({ reply }: { reply: ShopWorkReply }) {
  const { t } = useLingui();
  const { item, artist, frames, more_by_artist } = reply;
  const items = [
    {
      value: 'artist',
      label: t`About the artist`,
      words: <AboutArtist artist={artist} />,
      picture: <ByTheSameHand work={more_by_artist[0]} />,
    },
    {
      value: 'inspiration',
      label: t`Inspiration`,
      words: <Words>{item.inspiration}</Words>,
      picture: <PictureDetail item={item} />,
    },
    {
      value: 'material',
      label: t`Material`,
      words: <Words>{item.material}</Words>,
      picture: <Paper item={item} />,
    },
    {
      value: 'certification',
      label: t`Certificate and warranty`,
      words: <Words>{item.certification}</Words>,
      picture: <Seal item={item} />,
    },
    {
      value: 'maintenance',
      label: t`Care`,
      words: <Words>{item.maintenance}</Words>,
      picture: <Section frames={frames} />,
    },
  ];
  const spreads = items.map(({ words, picture, ...tab }) => ({
    ...tab,
    content: <TabSpread words={words} picture={picture} />,
  }));
  return (
    <section aria-label={t`About this work`} className="mt-16">
      <div className="hidden md:block">
        <Tabs label={t`About this work`} items={spreads} />
      </div>
      <div className="border-hairline border-t md:hidden">
        {spreads.map(({ value, label, content }, index) => (
          <Disclosure key={value} title={label} heading="h2" open={index === 0}>
            {content}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function AboutArtist({ artist }: { artist: ShopWorkReply['artist'] }) {
  return (
    <>
      <Words>{artist.intro}</Words>
      <p className="mt-3">
        <Link to="/artist/$id" params={{ id: artist.slug }} className="text-link">
          <Trans>More about {artist.name}</Trans>
        </Link>
      </p>
    </>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p lang={useForeignLang()(children)} className="prose-text">
      {children}
    </p>
  );
}
