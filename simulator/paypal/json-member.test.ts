import { expect, test } from 'vitest';
import { memberText } from './json-member.ts';

test.for<[string, string | undefined]>([
  ['{"a":1,"event":{"x":"}\\"{,"},"b":2}', '{"x":"}\\"{,"}'],
  ['{"event": {"n": 1.0, "s": "\\u4e2d"} }', '{"n": 1.0, "s": "\\u4e2d"}'],
  ['{"nested":{"event":1},"event":[1, 2]}', '[1, 2]'],
  ['{"event":1,"event":2}', '2'],
  ['{"ev\\u0065nt":3}', '3'],
  ['{"a":"event"}', undefined],
])('%s', ([json, text]) => {
  expect(memberText(json, 'event')).toBe(text);
});
