import { type Asker, apiClient, ask } from './api-client.ts';

/** Simplified Chinese for an editor's texts in Traditional, in the same order. */
export async function proposeForStaff(asker: Asker, texts: string[]): Promise<string[]> {
  return (await ask(apiClient(asker).api.admin.words.simplified.$post({ json: { texts } }))).texts;
}

/** The same for artists and galleries, for their own works and pages. */
export async function proposeForSellers(asker: Asker, texts: string[]): Promise<string[]> {
  return (await ask(apiClient(asker).api.sales.simplified.$post({ json: { texts } }))).texts;
}
