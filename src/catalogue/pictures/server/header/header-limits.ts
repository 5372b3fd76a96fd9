import { HeaderFault, malformed } from './picture-bytes.ts';

const MB = 1024 * 1024;

/** Limits for data besides the pixels: more than any camera or program writes. */
const MOST_EXTRA_BYTES = 16 * MB;
const MOST_PROFILE_BYTES = 4 * MB;
const MOST_EXTRA_PARTS = 500;

export class ExtraData {
  bytes = 0;
  profile = 0;
  #parts = 0;

  /** Too many parts are malformed, too many bytes are too heavy. */
  add(bytes: number): void {
    this.bytes += bytes;
    if (++this.#parts > MOST_EXTRA_PARTS) malformed();
    if (this.bytes > MOST_EXTRA_BYTES) throw new HeaderFault('heavy');
  }

  /** The same for a colour profile, or part of one. */
  addProfile(bytes: number): void {
    this.add(bytes);
    this.profile += bytes;
    if (this.profile > MOST_PROFILE_BYTES) throw new HeaderFault('heavy');
  }
}
