/** The colours a visitor can search for, and that name a picture's own. */
export const COLOURS = [
  'black',
  'grey',
  'white',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;

export type Colour = (typeof COLOURS)[number];
