import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StorageProblem } from '#ground/storage/storage-health.rules.ts';

/** What the check of the bucket found, and what to do. */
export const STORAGE_PROBLEM_WORDS: Record<StorageProblem, MessageDescriptor> = {
  unreachable: msg`The bucket cannot be reached. Please check its address and the network.`,
  slow: msg`The bucket did not answer within 10 seconds. Please check its load and the network.`,
  denied: msg`The bucket refuses the shop’s keys. Please check the keys, the region, and the right to write, read and delete.`,
  no_bucket: msg`Bucket not found. Please check its name.`,
  other_bytes: msg`The bucket did not return the file that the shop had just written. Please ask its provider.`,
  failing: msg`The bucket returns errors. Please ask its provider; new pictures cannot be stored until it works again.`,
};
