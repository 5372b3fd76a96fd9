import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApi, TestReply } from '#app/server/testing.ts';
import { makeReply, secondFactorReply, totpReply, unfinishedSignIn } from '../../second-factor.contract.ts';
import { PASSWORD } from '../testing-people.ts';
import { codeAt, fromBase32, stepOf } from './totp.ts';

type Headers = Record<string, string>;
const json = { method: 'POST' } as const;

/** The app's code so many half minutes from now; by default the next one, because a code is valid once. */
export function appCode(secret: string, later = 1): string {
  return codeAt(fromBase32(secret), stepOf(Date.now()) + later);
}

/** Sets up an app with the current code; the next code, which is valid already, signs in. A minute may end between the two. */
export async function withApp(api: TestApi, headers: Headers) {
  const begun = await api('/api/second_factor/code', { ...json, headers, json: { password: PASSWORD } });
  const { secret } = begun.as(totpReply);
  const sent = { code: appCode(secret, 0) };
  const reply = await api('/api/second_factor/code/confirm', { ...json, headers, json: sent });
  return { secret, codes: reply.as(secondFactorReply).recovery_codes ?? [] };
}

/** The ticket of a sign-in whose first factor was right. */
export function ticketOf(reply: TestReply): string {
  expect([reply.status, reply.code]).toEqual([401, 'second_factor']);
  return unfinishedSignIn.parse(reply.body).ticket;
}

export const secondStep = (api: TestApi, body: object, headers: Headers = {}) =>
  api('/api/member/login/second', { ...json, json: body, headers });

/** An attestation object of the format `none`, in CBOR: a map of three. */
function unattested(authData: Buffer): string {
  const texts = ['\xa3\x63fmt\x64none', '\x67attStmt\xa0', '\x68authData\x58'].join('');
  return Buffer.concat([Buffer.from(texts, 'latin1'), Buffer.from([authData.length]), authData]).toString('base64url');
}

/** A P-256 key for ES256, in CBOR: kind, algorithm and curve by their numbers, then x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [first, second] = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return Buffer.concat([head, first, Buffer.from([0x22, 0x58, 0x20]), second]);
}

/** A device with one passkey, as browsers implement it. */
export function newDevice(origin = 'https://shop.test', rpId = 'shop.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from(
    createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest(),
  );
  let count = 0;
  const head = (flags: number) => {
    const bytes = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(bytes);
    bytes.writeUInt8(flags, 32);
    bytes.writeUInt32BE(count, 33);
    return bytes;
  };
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  return {
    id: id.toString('base64url'),
    make(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      return {
        id: id.toString('base64url'),
        client_data: client('webauthn.create', challenge).toString('base64url'),
        attestation_object: unattested(Buffer.concat([head(0x41), Buffer.alloc(16), length, id, coseKey(publicKey)])),
        transports: ['internal'],
      };
    },
    sign(challenge: string, { counts = true, touched = true } = {}) {
      if (counts) count += 1;
      const said = head(touched ? 0x01 : 0x00);
      const question = client('webauthn.get', challenge);
      const signed = Buffer.concat([said, createHash('sha256').update(question).digest()]);
      return {
        id: id.toString('base64url'),
        client_data: question.toString('base64url'),
        authenticator_data: said.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

export async function withPasskey(api: TestApi, headers: Headers, device = newDevice()) {
  const asked = await api('/api/second_factor/passkey', { ...json, headers, json: { password: PASSWORD } });
  const { challenge } = asked.as(makeReply);
  const body = { name: 'Laptop', passkey: device.make(challenge) };
  const reply = await api('/api/second_factor/passkey/confirm', { ...json, headers, json: body });
  return { device, reply };
}
