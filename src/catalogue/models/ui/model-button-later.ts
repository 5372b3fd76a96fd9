import { later } from '#kit/later.tsx';

export const ModelButtonLater = later(async () => (await import('./model-button.tsx')).ModelButton);
