export interface PartFormProps {
  version: number;
  value: unknown;
}
