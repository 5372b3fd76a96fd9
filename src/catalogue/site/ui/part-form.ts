/** What every form of a part is given. */
export interface PartFormProps {
  version: number;
  value: unknown;
}
