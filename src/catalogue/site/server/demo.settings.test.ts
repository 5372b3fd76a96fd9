import { expect, test } from 'vitest';
import { demoSettings } from './demo.settings.ts';

test('the demo has entered everything: its visitors see no note to an owner', () => {
  expect(JSON.stringify(demoSettings)).not.toMatch(/before opening|to be entered|填入/);
  expect(Object.values(demoSettings.info.representative).every(Boolean)).toBe(true);
});
