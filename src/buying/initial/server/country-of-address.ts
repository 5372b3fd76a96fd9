import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Reader<CountryResponse & { country_code?: string }> | undefined;

/** The two-letter country of an address, from the registries' records; undefined if unknown. */
export function countryOfAddress(address: string): string | undefined {
  // Loaded on first use: 8 MB that a process which only runs jobs never needs.
  reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));
  return reader.get(address)?.country_code;
}
