import { describe, expect, test } from 'vitest';
import { answerParts } from '#ground/blocks/page-part.rules.ts';
import { policy } from './content/policy.ts';
import { namesRecaptcha, OWN_PROTECTION, RECAPTCHA_PARAGRAPH, withRecaptcha } from './form-protection.rules.ts';

describe('the paragraph on reCAPTCHA', () => {
  const standard = answerParts(policy.blocks);

  test('replaces the standard one, in every language and in its place', () => {
    const { parts, at } = withRecaptcha(standard);

    expect(standard[at]?.words).toEqual(OWN_PROTECTION);
    expect(parts[at]?.words).toEqual(RECAPTCHA_PARAGRAPH);
    expect(parts.toSpliced(at, 1)).toEqual(standard.toSpliced(at, 1));
    expect([namesRecaptcha(standard), namesRecaptcha(parts)]).toEqual([false, true]);
  });

  test('replaces only the standard words: a language that was rewritten keeps its own', () => {
    const rewritten = standard.map((part) =>
      part.words.en === OWN_PROTECTION.en ? { ...part, words: { ...part.words, 'zh-Hant': '我們的話。' } } : part,
    );

    const { parts, at } = withRecaptcha(rewritten);

    expect(parts[at]?.words).toEqual({
      ...RECAPTCHA_PARAGRAPH,
      'zh-Hant': `我們的話。${RECAPTCHA_PARAGRAPH['zh-Hant']}`,
    });
  });

  test('comes last in a statement whose paragraph was rewritten', () => {
    const rewritten = standard.filter(({ words }) => words.en !== OWN_PROTECTION.en);
    const { parts, at } = withRecaptcha(rewritten);

    expect(at).toBe(rewritten.length);
    expect(parts).toHaveLength(rewritten.length + 1);
  });
});
