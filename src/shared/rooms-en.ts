import { messages as texts } from '#locales/en.po?rooms?lingui';

// A file of its own for the name of its chunk, by which the build's budget tells the parts of a catalogue apart.
export const messages = texts;
