/**
 * Required fields of schema.org's types: those that Google's documentation of each rich result requires, and those
 * of our specification (both currencies, delivery, returns). An unknown type is a fault too.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Product: ['name', 'image', 'description', 'brand', 'sku', 'offers'],
  Brand: ['name'],
  Offer: [
    'url',
    'price',
    'priceCurrency',
    'availability',
    'itemCondition',
    'seller',
    'shippingDetails',
    'hasMerchantReturnPolicy',
  ],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['unitCode'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
    'merchantReturnLink',
  ],
  VisualArtwork: ['name', 'creator', 'image', 'dateCreated', 'url'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  ArtGallery: ['name'],
  Place: ['name'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  ImageObject: ['url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** The format of a value, by its field's name. */
const FORMS: Readonly<Record<string, RegExp>> = {
  price: /^\d+(\.\d\d)?$/,
  value: /^\d+(\.\d+)?$/,
  priceCurrency: /^(TWD|USD)$/,
  currency: /^(TWD|USD)$/,
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  datePublished: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  dateModified: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  dateCreated: /^\d{4}$/,
  birthDate: /^\d{4}$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock|SoldOut|LimitedAvailability)$/,
  url: /^https?:\/\/[^/]+\//,
  item: /^https?:\/\/[^/]+\//,
  image: /^https?:\/\/[^/]+\//,
  logo: /^https?:\/\/[^/]+\//,
};

/** The faults of a thing and of everything inside it. */
export function schemaFaults(thing: unknown, path = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => schemaFaults(one, `${path}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...fields } = thing as Record<string, unknown>;
  // A reference to something described elsewhere.
  if (type === undefined && Object.keys(fields).join() === '@id') return [];
  const here = `${path}${path && '.'}${String(type)}`;
  const required = REQUIRED[String(type)];
  if (!required) return [`${here}: no such type is known`];
  return [
    ...required.filter((name) => isEmpty(fields[name])).map((name) => `${here}: ${name} is missing`),
    ...Object.entries(fields).flatMap(([name, value]) => [
      ...formFaults(name, value).map((fault) => `${here}: ${fault}`),
      ...schemaFaults(value, `${here}.${name}`),
    ]),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function formFaults(name: string, value: unknown): string[] {
  const form = FORMS[name];
  const plain = [value].flat().filter((one) => typeof one !== 'object');
  return form ? plain.filter((one) => !form.test(String(one))).map((one) => `${name} is ${String(one)}`) : [];
}
