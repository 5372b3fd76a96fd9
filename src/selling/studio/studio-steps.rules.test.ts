import { expect, test } from 'vitest';
import {
  EDITABLE,
  mayStep,
  REVIEW_STEPS,
  SELLER_STEPS,
  type Standing,
  stageAfter,
  stepsOf,
  TRANSITIONS,
  WORK_STAGES,
} from './studio-steps.rules.ts';

const standing = (stage: Standing['stage'], more: Partial<Standing> = {}): Standing => ({
  stage,
  paused_by: stage === 'paused' ? 'seller' : null,
  is_reviewed: false,
  ...more,
});

test('a work has these transitions and no other', () => {
  const ways = WORK_STAGES.map((stage) => [
    stage,
    [...stepsOf(SELLER_STEPS, standing(stage)), ...stepsOf(REVIEW_STEPS, standing(stage))],
  ]);

  expect(Object.fromEntries(ways)).toEqual({
    draft: ['submit', 'remove'],
    submitted: ['withdraw', 'remove', 'publish', 'needs_changes'],
    needs_changes: ['submit', 'remove'],
    online: ['pause', 'revise', 'remove'],
    paused: ['resume', 'revise', 'remove'],
    removed: ['restore'],
  });
});

test('the seller can do nothing with a work that the shop paused', () => {
  expect(stepsOf(SELLER_STEPS, standing('paused', { paused_by: 'shop' }))).toEqual([]);
});

test('only a reviewer publishes a work whose current version was not reviewed', () => {
  const paths = WORK_STAGES.flatMap((stage) =>
    SELLER_STEPS.filter((step) => mayStep(step, standing(stage)) && stageAfter(step, standing(stage)) === 'online').map(
      (step) => `${stage} ${step}`,
    ),
  );

  // A work can be paused only after it was online.
  expect(paths).toEqual(['paused resume']);
  expect(stageAfter('restore', standing('removed'))).toBe('draft');
  expect(stageAfter('restore', standing('removed', { is_reviewed: true }))).toBe('paused');
});

test('a picture changes only where a review follows', () => {
  for (const stage of WORK_STAGES) {
    if (!EDITABLE[stage].picture) continue;
    expect(mayStep('submit', standing(stage))).toBe(true);
    expect(mayStep('resume', standing(stage))).toBe(false);
  }
});

test('returning a work needs a reason', () => {
  expect(TRANSITIONS.needs_changes.words).toBe('needed');
});
