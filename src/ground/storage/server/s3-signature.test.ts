import { expect, test } from 'vitest';
import { signedHeaders } from './s3-signature.ts';

// Examples from Amazon's documentation of Signature Version 4 for S3.
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');

test('a request for part of a file is signed as in the published example', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');

  const headers = signedHeaders({ method: 'GET', url, headers: { Range: 'bytes=0-9' } }, credentials, at);

  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('a file to keep is signed together with its content, as in the published example', () => {
  const headers = signedHeaders(
    {
      method: 'PUT',
      url: new URL('https://examplebucket.s3.amazonaws.com/test%24file.text'),
      headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    credentials,
    at,
  );

  expect(headers.authorization).toContain('Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
});

test('temporary credentials send their session along, signed', () => {
  const url = new URL('https://bucket.test/a');

  const headers = signedHeaders({ method: 'GET', url, headers: {} }, { ...credentials, sessionToken: 'session' }, at);

  expect(headers['x-amz-security-token']).toBe('session');
  expect(headers.authorization).toContain('x-amz-date;x-amz-security-token');
});
