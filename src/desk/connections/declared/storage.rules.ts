import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';
import { STORAGE_PROBLEM_WORDS } from '../storage-problem.rules.ts';
import { KEY, SAFE_ADDRESS } from './common-fields.rules.ts';

export const STORAGE: Declaration = {
  name: msg`Bucket for pictures`,
  without: msg`Pictures are stored in the data folder.`,
  variables: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  fields: [
    {
      name: 'endpoint',
      label: msg`Address`,
      hint: msg`For example https://s3.ap-northeast-1.amazonaws.com`,
      required: true,
      binds: true,
      pattern: SAFE_ADDRESS,
    },
    {
      name: 'bucket',
      label: msg`Bucket`,
      required: true,
      binds: true,
      pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    },
    {
      name: 'region',
      label: msg`Region`,
      hint: msg`us-east-1 if the provider has none`,
      pattern: /^[a-z0-9-]+$/,
      most: 40,
    },
    { name: 'access_key', label: msg`Access key`, required: true, binds: true, pattern: KEY, most: 200 },
    {
      name: 'secret_key',
      label: msg`Secret key`,
      required: true,
      secret: true,
      shows_end: true,
      pattern: KEY,
      most: 200,
    },
  ],
  toVariables: ({ endpoint = '', bucket, region, access_key, secret_key }) => ({
    S3_ENDPOINT: endpoint.replace(/\/+$/, ''),
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: access_key,
    S3_SECRET_KEY: secret_key,
  }),
  host: ({ endpoint = '' }) => URL.parse(endpoint)?.host ?? '',
  guide: [
    msg`Decide before you upload the first picture: a bucket can be entered only while the shop has no pictures and no files. Without a bucket, pictures are stored in the data folder, which is fine for one machine with a backup.`,
    msg`Create a private bucket at any S3-compatible provider (AWS, Cloudflare R2, Backblaze B2, MinIO), in a region near your visitors.`,
    msg`Create an access key that may read, write and delete objects in this bucket only. Nobody else needs access: the shop serves the pictures itself.`,
  ],
  test: msg`Writes, reads and deletes a small file.`,
  tested: msg`The bucket stores, returns and deletes files.`,
  problems: { ...STORAGE_PROBLEM_WORDS, refused: STORAGE_PROBLEM_WORDS.denied },
  removal: msg`New pictures are stored in the data folder again. This is possible only while the shop has no pictures and no files.`,
};
