/** The part of the validator that tests use; the package has no types. */
declare module 'gltf-validator' {
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] } }>;
}
