import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Config } from '#http/server/config.ts';
import type { UploadTarget } from './upload.service.ts';

const opened = new WeakMap<Config, UploadTarget>();

/** This process's intake and storage for masters and portraits. */
export function uploadTargetOf(config: Config): UploadTarget {
  const target = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, target);
  return target;
}
