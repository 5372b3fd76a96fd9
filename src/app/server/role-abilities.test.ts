import { describe, expect, test } from 'vitest';
import { nameOf } from '#http/server/call.ts';
import { ABILITIES, type Ability, abilitiesOf } from '#people/members/role-abilities.words.ts';
import { STAFF_ROLES, type StaffRole, verdict } from '#shared/rights.ts';
import { apiCalls } from './app.ts';

const isRole = (access: string): access is StaffRole => STAFF_ROLES.some((role) => role === access);

/** The calls that only some of the staff may make, by their path after `/api/admin/`. */
const CALLS = apiCalls.flatMap((call) => {
  const [, path] = /^\w+ \/api\/admin\/(.+)$/.exec(nameOf(call)) ?? [];
  return path && isRole(call.access) ? [{ path, access: call.access }] : [];
});

/** The ability that a call belongs to: the one with the longest beginning. */
function abilityOf(path: string): Ability | undefined {
  const lengthIn = ({ calls }: Ability) =>
    Math.max(0, ...calls.filter((call) => path === call || path.startsWith(`${call}/`)).map(({ length }) => length));
  return ABILITIES.filter((one) => lengthIn(one) > 0).toSorted((one, other) => lengthIn(other) - lengthIn(one))[0];
}

describe('the explanation of the roles', () => {
  test('says of every call of the back office which role may make it', () => {
    const unexplained = CALLS.filter(({ path, access }) => abilityOf(path)?.role !== access);

    // If a call is missing here, add it to the ability it belongs to in `role-abilities.words.ts`, or add an ability.
    expect(unexplained).toEqual([]);
  });

  test('names no call that does not exist', () => {
    const unknown = ABILITIES.flatMap(({ calls }) => calls).filter(
      (start) => !CALLS.some(({ path }) => path === start || path.startsWith(`${start}/`)),
    );

    expect(unknown).toEqual([]);
  });

  test.for(STAFF_ROLES)('“can” and “cannot” of %s agree with the access of the calls', (role) => {
    const person = { type: 'basic', standing: 'none', staff_role: role } as const;
    const { can, cannot } = abilitiesOf([role]);

    for (const { path, access } of CALLS) {
      const ability = abilityOf(path);
      const isAllowed = verdict(access, person) === 'allowed';
      expect(
        (isAllowed ? can : cannot).some((one) => one === ability),
        path,
      ).toBe(true);
    }
  });

  test('several roles can do what each of them can', () => {
    const { can, cannot } = abilitiesOf(['finance', 'workshop']);

    expect(new Set(can.map(({ role }) => role))).toEqual(new Set(['finance', 'workshop']));
    expect(can.length + cannot.length).toBe(ABILITIES.length);
  });
});
