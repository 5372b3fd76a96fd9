import type { ArticleCard, ArticleReply } from '#catalogue/articles/article.contract.ts';
import type { FaqReply } from '#catalogue/pages/page.contract.ts';
import { wordsOf } from '#ground/blocks/block.rules.ts';
import { plainOf } from '#ground/blocks/inline.rules.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import type { ArtistReply } from '#selling/directory/artist.contract.ts';
import { socialAddress } from './product-schema.rules.ts';
import { addressOf, companyRef, type Site, type Thing } from './schema.rules.ts';

export function articleThing(site: Site, { article, works }: ArticleReply): Thing {
  const url = addressOf(site, articlePath(article.slug));
  // An article written before its publication day counts as new on that day.
  const [, changed] = [article.published_at, article.updated_at].toSorted();
  return {
    '@type': article.type === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    datePublished: article.published_at,
    dateModified: changed,
    inLanguage: site.locale,
    author: { '@type': 'Organization', name: site.info.brand, url: addressOf(site, '/') },
    publisher: {
      '@type': 'Organization',
      ...companyRef(site),
      name: site.info.brand,
      logo: { '@type': 'ImageObject', url: `${site.origin}/icon-512.png` },
    },
    image: [articleImage(site, article.cover, works)],
  };
}

/** Its cover, else a work it names, else the shop’s logo. */
function articleImage(site: Site, cover: ArticleCard['cover'], works: ArticleReply['works']): string {
  if (cover) return coverImage(site, cover).url;
  const shown = works.find(({ picture }) => picture);
  return shown ? socialAddress(site, shown.item_id) : `${site.origin}/icon-512.png`;
}

/** The picture for social networks: the framed work on the cover, or the cover itself. */
export function coverImage(site: Site, { item_id, picture, alt }: NonNullable<ArticleCard['cover']>) {
  if (item_id !== undefined) return { url: socialAddress(site, item_id), alt };
  const width = picture.widths.at(-1) ?? picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  return { url: site.origin + pictureUrl(picture.hash, width, 'jpeg'), alt, width, height };
}

/** The slug may be in any script. */
export function articlePath(slug: string): string {
  return `/news/${encodeURIComponent(slug)}`;
}

export function artistThing(site: Site, { artist, works }: ArtistReply): Thing {
  const url = addressOf(site, `/artist/${artist.slug}`);
  const shown = works.find(({ picture }) => picture);
  const isPerson = artist.kind === 'artist';
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: site.locale,
    mainEntity: {
      '@type': isPerson ? 'Person' : 'ArtGallery',
      '@id': `${url}#artist`,
      name: artist.name,
      url,
      ...(artist.intro && { description: artist.intro }),
      ...(shown && { image: socialAddress(site, shown.item_id) }),
      ...(isPerson && artist.born !== undefined && { birthDate: String(artist.born) }),
      ...(artist.place && {
        [isPerson ? 'homeLocation' : 'location']: { '@type': 'Place', name: artist.place },
      }),
    },
  };
}

export function faqThing(site: Site, { list }: FaqReply): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${addressOf(site, '/contact/faq')}#faq`,
    inLanguage: site.locale,
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainOf(answer.flatMap(wordsOf).join('\n')) },
    })),
  };
}
