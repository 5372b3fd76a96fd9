import type { z } from 'zod';
import type { Asking } from './asking.ts';

interface Answer<Output extends z.ZodObject> {
  /** For people, in the language of the call. */
  said: string;
  data: z.input<Output>;
  /** A JPEG. */
  picture?: Uint8Array;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For language models, which choose a tool by it. */
  description: string;
  input: Input;
  output: Output;
  answer: (given: z.output<Input>, asking: Asking) => Promise<Answer<Output>>;
}

/** One tool with all its facts; it only reads. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(declared: Tool<Input, Output>): Tool {
  return declared as unknown as Tool;
}
