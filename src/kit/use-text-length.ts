import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The length of a control's text, whether typed, autofilled, or reset by the form. */
export function useTextLength<T extends TextControl>(outer: Ref<T> | undefined, initial: unknown) {
  const ref = useRef<T>(null);
  const [length, setLength] = useState(typeof initial === 'string' ? lengthOf(initial) : 0);
  const measure = () => setLength(lengthOf(ref.current?.value ?? ''));
  useImperativeHandle<T | null, T | null>(outer, () => ref.current);
  // No dependencies: a form reset writes into the element without an event, but it causes a render.
  useEffect(measure);
  return { ref, length, measure };
}

/** As the schemas count (shared/fields.ts): an emoji or a rare Han character is one, not two UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}

// @chunk forms
