import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMark } from '#catalogue/site/server/shop-mark.service.ts';
import type { Database, DatabaseOptions } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import {
  forgetConnection,
  openConnections,
  usableVariables,
} from '#desk/connections/server/stored-connections.service.ts';
import { type BackupReport, makeBackup } from '#ground/backup/server/backup.service.ts';
import { type BackupPlace, bucketPlace, folderPlace } from '#ground/backup/server/backup-place.ts';
import { fillNewDatabase, snapshotsOf, whileAlone, withDatabase } from '#ground/backup/server/command-database.ts';
import type { TableSum } from '#ground/backup/server/load-tables.ts';
import { listBackups } from '#ground/backup/server/manifest.ts';
import { moveRows } from '#ground/backup/server/move.service.ts';
import { openBackup, restoreBackup, verifyBackup } from '#ground/backup/server/restore.service.ts';
import { BACKUP_MARK } from '#ground/storage/server/backup-watch.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { type Config, configFor, readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';

interface Chosen {
  /** A folder or `s3://bucket/folder`; else `BACKUP_TO`. */
  place?: string | undefined;
  /** A backup by its name; else the newest. */
  name?: string | undefined;
}

const log = createLog('warn');

/** Makes a backup of the shop, which may be open. */
export async function backupShop({ place, isFull = false }: Chosen & { isFull?: boolean }): Promise<BackupReport> {
  const config = readConfig(process.env);
  const target = placeOf(config, place);
  const key = keyOf(config);
  const withSnapshot = snapshotsOf(databaseOptions(config));
  const mark = join(config.dataDir, BACKUP_MARK);
  if (!isFull) await requireKnownPlace(mark, target);
  const report = await whileAlone(databaseOptions(config), async () => {
    // A bucket for pictures may have been entered in the back office.
    const storage = openStorage(await withSnapshot((database) => completeConfig(database, config)));
    const secretsKey = await readFile(join(config.dataDir, 'secrets.key'), 'utf8').catch(() => undefined);
    const { keep } = config.backup;
    return makeBackup(withSnapshot, storage, { place: target, key, isFull, secretsKey, keep });
  });
  // The start page of the back office says how old it is.
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(mark, `${report.name} ${target.name}\n`);
  return report;
}

/** A place that had backups and has none now is probably a disk that is not mounted. */
async function requireKnownPlace(mark: string, place: BackupPlace): Promise<void> {
  const [, ...last] = (await readFile(mark, 'utf8').catch(() => '')).trim().split(' ');
  if (last.join(' ') !== place.name || (await listBackups(place)).length > 0) return;
  throw new StartupProblem(
    `The last backup was stored in ${place.name}, but no backup is there now. Is its disk mounted? To begin there again: npm run backup -- --full`,
  );
}

/** The names of all backups, oldest first. */
export async function listShopBackups({ place }: Chosen): Promise<string[]> {
  return (await listBackups(placeOf(readConfig(process.env), place))).map(({ name }) => name);
}

/** Restores a backup to the database and the pictures of this configuration; both must be empty. */
export async function restoreShop({ place, name }: Chosen, onTable: (sum: TableSum) => void): Promise<void> {
  const config = readConfig(process.env);
  const backup = await openBackup(placeOf(config, place), keyOf(config), name);
  const storage = openStorage(config);
  await fillNewDatabase(databaseOptions(config), async (database) => {
    // Before the rows, so that no restored shop is without it.
    await restoreSecretsKey(config, backup.manifest.secrets_key);
    await restoreBackup(database, storage, backup, onTable);
    // The pictures are now in the storage of this configuration, and not in the former shop's bucket.
    await forgetConnection(database.db, 'storage');
  });
}

/** Another key in use stays, because it may have sealed other values; then the backup's is stored beside it. */
async function restoreSecretsKey({ dataDir, secretsKeys }: Config, key: string | undefined): Promise<void> {
  if (key === undefined) return;
  const path = join(dataDir, 'secrets.key');
  const known = await readFile(path, 'utf8').catch(() => undefined);
  const used = secretsKeys.length > 0 ? secretsKeys : [known?.trim()];
  if (used.includes(key.trim())) return;
  await mkdir(dataDir, { recursive: true });
  if (secretsKeys.length === 0 && known === undefined) {
    await writeFile(path, key, { flag: 'wx', mode: 0o600 });
    return;
  }
  await writeFile(`${path}.restored`, key, { mode: 0o600 });
  log.warn(`the backup was sealed with another key: add that in ${path}.restored to SECRETS_KEY`);
}

/** Restores a backup to a scratch place and compares everything. */
export async function verifyShopBackup({ place, name }: Chosen, onTable: (sum: TableSum) => void): Promise<string> {
  const config = readConfig(process.env);
  const backup = await openBackup(placeOf(config, place), keyOf(config), name);
  await verifyBackup(backup, log, onTable);
  return backup.name;
}

/** Moves all rows from this configuration's database to `target`, a PostgreSQL address or a data folder. */
export async function moveShop(target: string, onTable: (sum: TableSum) => void): Promise<void> {
  const config = readConfig(process.env);
  const isUrl = /^postgres(ql)?:/.test(target);
  const to: DatabaseOptions = {
    dataDir: isUrl ? config.dataDir : resolve(target),
    databaseUrl: isUrl ? target : undefined,
    log,
  };
  if (isUrl ? target === config.databaseUrl : config.databaseUrl === undefined) {
    throw new StartupProblem(
      'Move to the other kind of database: from DATA_DIR to postgres://…, or from DATABASE_URL to a folder.',
    );
  }
  if (!isShop(config)) throw new StartupProblem(`There is no shop in ${config.dataDir}: set DATA_DIR.`);
  const move = (from: Database) => fillNewDatabase(to, (database) => moveRows(from, database, onTable));
  await withDatabase(databaseOptions(config), move);
}

function isShop({ dataDir, databaseUrl }: Config): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'db', 'PG_VERSION'));
}

/** The database of this configuration, for a command. */
export function databaseOptions(config: Config): DatabaseOptions {
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl, databasePrepared: prepared } = config;
  return { dataDir, databaseUrl, directUrl, prepared, log };
}

/** With the connections that staff have entered. */
async function completeConfig({ db }: Database, config: Config): Promise<Config> {
  if ((await readMark(db))?.kind !== 'real') return config;
  const configWith = (stored: Parameters<typeof configFor>[2]) => configFor(process.env, 'real', stored);
  return configWith(usableVariables(await openConnections(db, config), config, configWith, log));
}

function placeOf({ backup }: Config, given = backup.to): BackupPlace {
  if (given === undefined)
    throw new StartupProblem('Name a folder or s3://bucket/folder for backups, or set BACKUP_TO.');
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(given) ?? [];
  if (bucket === undefined) return folderPlace(resolve(given));
  const { endpoint, region = 'us-east-1', accessKeyId, secretAccessKey } = backup.s3;
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new StartupProblem(
      'Set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY for backups in a bucket.',
    );
  }
  return bucketPlace({ endpoint, region, accessKeyId, secretAccessKey, bucket }, prefix);
}

function keyOf({ backup }: Config): Buffer | undefined {
  return backup.key === undefined ? undefined : Buffer.from(backup.key, 'hex');
}
