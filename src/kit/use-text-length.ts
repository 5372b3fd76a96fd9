import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long the text of a control is, whoever writes it: a person, the browser's autofill, or a form that resets itself. */
export function useTextLength<T extends TextControl>(outer: Ref<T> | undefined, initial: unknown) {
  const ref = useRef<T>(null);
  const [length, setLength] = useState(typeof initial === 'string' ? lengthOf(initial) : 0);
  const measure = () => setLength(lengthOf(ref.current?.value ?? ''));
  useImperativeHandle<T | null, T | null>(outer, () => ref.current);
  // Without dependencies on purpose: a form that resets writes into the element without any event, and renders.
  useEffect(measure);
  return { ref, length, measure };
}

/** As the schemas count (shared/fields.ts): an emoji or a rare Han character is one, not two UTF-16 halves. */
function lengthOf(text: string): number {
  return [...text].length;
}

// @chunk forms
