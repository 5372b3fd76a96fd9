import { expect, test } from 'vitest';
import { afterFound, afterReturn, type CertificateState } from './certificate-states.rules.ts';

type Prints = Parameters<typeof afterReturn>[0];

const printsOf = (...states: CertificateState[]): Prints =>
  states.map((state, at) => ({ certificate_id: `${at}`, state, came_back: state === 'unclear' ? 1 : null }));
const statesAfter = (prints: Prints, changes: ReturnType<typeof afterReturn>) =>
  prints.map(
    ({ certificate_id, state }) => changes.find((one) => one.certificate_id === certificate_id)?.state ?? state,
  );

test('if all prints of a line are returned, all their certificates end', () => {
  const prints = printsOf('valid', 'valid');
  expect(statesAfter(prints, afterReturn(prints, 2))).toEqual(['returned', 'returned']);
});

test('if one of three is returned, nobody guesses which', () => {
  const prints = printsOf('valid', 'valid', 'valid');
  expect(statesAfter(prints, afterReturn(prints, 1))).toEqual(['unclear', 'unclear', 'unclear']);
});

test('the one that staff name ends, and the last one named clears the others', () => {
  const prints = printsOf('valid', 'valid', 'valid');
  const two = afterReturn(prints, 2).map((change) => ({ ...change }));
  const one = afterFound(two, '1');
  expect(one).toEqual([
    { certificate_id: '0', state: 'unclear', came_back: 1 },
    { certificate_id: '1', state: 'returned', came_back: null },
    { certificate_id: '2', state: 'unclear', came_back: 1 },
  ]);
  expect(statesAfter(one, afterFound(one, '2'))).toEqual(['valid', 'returned', 'returned']);
});

test('a further return joins one that is still unclear', () => {
  const prints = printsOf('unclear', 'unclear', 'unclear');
  expect(afterReturn(prints, 1)).toMatchObject([{ came_back: 2 }, { came_back: 2 }, { came_back: 2 }]);
  expect(statesAfter(prints, afterReturn(prints, 2))).toEqual(['returned', 'returned', 'returned']);
});

test('replaced, returned and cancelled ones are never touched again', () => {
  const prints = printsOf('replaced', 'valid', 'returned', 'cancelled');
  expect(afterReturn(prints, 1)).toEqual([{ certificate_id: '1', state: 'returned', came_back: null }]);
  expect(afterFound(prints, '1')).toEqual([]);
});
