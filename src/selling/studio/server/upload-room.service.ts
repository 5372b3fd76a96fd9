import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Config } from '#http/server/config.ts';
import type { UploadRoom } from './upload.service.ts';

const opened = new WeakMap<Config, UploadRoom>();

/** The one way in for masters and portraits of this process, and where they stay. */
export function uploadRoomOf(config: Config): UploadRoom {
  const room = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, room);
  return room;
}
