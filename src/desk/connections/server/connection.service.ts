import type { I18n } from '@lingui/core';
import { openAtProvider } from '#buying/invoices/server/invoice.service.ts';
import type { Db } from '#db/server/connect.ts';
import { lastBackup } from '#ground/storage/server/backup-watch.ts';
import { readStorageHealth } from '#ground/storage/server/storage-health.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { Config } from '#http/server/config.ts';
import type { ShopContext } from '#http/server/context.ts';
import { mailHealth } from '#people/mail/server/mail-figures.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { Connections, ConnectionTest, ConnectionTestResult, ConnectionView } from '../connection.contract.ts';
import { CONNECTION_NAMES, type ConnectionName, DECLARATIONS, endOf, isInEnvironment } from '../connections.rules.ts';
import { CONNECTION_TESTS } from './connection-tests.ts';
import { checkedValues, isFixed, requireEnterable } from './connection-values.ts';
import { isValid, openConnections, type StoredConnection } from './stored-connections.service.ts';

type Shop = Pick<ShopContext, 'config' | 'db' | 'connections'>;

/** Every connection with its state; never a secret. */
export async function readConnections(shop: Shop): Promise<Omit<Connections, 'code'>> {
  const { db, config, connections } = shop;
  const stored = await openConnections(db, config);
  const people = await readReaders(
    db,
    [...stored.values()].map(({ entered_by }) => entered_by),
  );
  const list = CONNECTION_NAMES.map((name): ConnectionView => {
    const row = stored.get(name);
    const isEntered = row?.is_entered ?? false;
    return {
      name,
      ...stateOf(name, shop, row),
      is_entered: isEntered,
      version: row?.version ?? 0,
      entered_at: isEntered ? (row?.entered_at.toISOString() ?? null) : null,
      entered_by: isEntered && row ? (people.get(row.entered_by)?.name ?? null) : null,
      fields: fieldsOf(name, row),
    };
  });
  return {
    can_enter: config.demo === 'off' && connections !== undefined,
    base_url: config.baseUrl,
    list,
    open_invoices: config.invoices.ecpay ? await openAtProvider(db) : { count: 0, first: [] },
    bucket: config.s3 ? await bucketHealth(db) : null,
    backup: await backupState(config),
    mail: await mailHealth(db),
  };
}

function stateOf(
  name: ConnectionName,
  { config, connections }: Pick<Shop, 'config' | 'connections'>,
  row: StoredConnection | undefined,
): Pick<ConnectionView, 'state' | 'source' | 'host'> {
  const { host, toVariables } = DECLARATIONS[name];
  if (isInEnvironment(name, config.fromEnvironment))
    return { state: 'ready', source: 'environment', host: hostInEnvironment(name, config) };
  if (config.simulator && (name === 'paypal' || name === 'cybersource'))
    return { state: 'played', source: null, host: null };
  if (!row?.is_entered) return { state: 'missing', source: null, host: null };
  const isUsable = row.values && (!connections || isValid(toVariables(row.values), connections.configWith));
  if (!row.values || !isUsable) return { state: 'unreadable', source: 'stored', host: null };
  return { state: 'ready', source: 'stored', host: host?.(row.values) ?? null };
}

function hostInEnvironment(name: ConnectionName, { smtpUrl, s3, lineMessaging }: Config): string | null {
  const urls: Partial<Record<ConnectionName, string | undefined>> = {
    mail: smtpUrl,
    storage: s3?.endpoint,
    line_messaging: lineMessaging?.url,
  };
  return URL.parse(urls[name] ?? '')?.host ?? null;
}

function fieldsOf(name: ConnectionName, row: StoredConnection | undefined): ConnectionView['fields'] {
  return DECLARATIONS[name].fields.map((field) => {
    const value = row?.values?.[field.name] ?? null;
    return {
      name: field.name,
      value: field.secret ? null : value,
      is_set: value !== null,
      end: field.secret && value !== null ? (endOf(field, value) ?? null) : null,
    };
  });
}

async function bucketHealth(db: Db): Promise<Connections['bucket']> {
  const health = await readStorageHealth(db);
  if (!health) return null;
  const { checked_at, well_at, problem } = health;
  return { checked_at: checked_at.toISOString(), well_at: well_at?.toISOString() ?? null, problem };
}

async function backupState({ backup, dataDir }: Config): Promise<Connections['backup']> {
  const last = await lastBackup(dataDir);
  return {
    every_hours: backup.to === undefined ? null : backup.hours,
    last: last ? { hours: last.hours, is_late: last.isLate } : null,
  };
}

/** Tests the connection in use, or the given values, by a real call; rate-limited. */
export async function testConnection(
  shop: Shop,
  person: SignedIn,
  name: ConnectionName,
  { values: typed }: ConnectionTest,
  i18n: I18n,
): Promise<Omit<ConnectionTestResult, 'code'>> {
  const { db, config } = shop;
  await requireWithinLimit(db, { limit: 'connection_test', who: String(person.member_id) });
  const reader = (await readReaders(db, [person.member_id])).get(person.member_id);
  if (!reader) throw new Refusal('unauthenticated');
  const tester = { db, person: reader };
  if (!typed && isFixed(shop, name) && !isInEnvironment(name, config.fromEnvironment)) return { problem: 'missing' };
  const problem = await CONNECTION_TESTS[name]({ ...tester, config: typed ? await candidate() : config });
  return { problem: problem ?? null, ...(name === 'mail' && !problem && { sent_to: reader.email }) };

  async function candidate(): Promise<Config> {
    const { configWith } = requireEnterable(shop, name);
    const before = (await openConnections(db, config)).get(name);
    const values = checkedValues(name, typed ?? {}, before?.values ?? {}, i18n);
    return configWith(DECLARATIONS[name].toVariables(values));
  }
}
