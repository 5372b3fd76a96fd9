/** The colours a visitor can ask for, and by which a picture's own are named. */
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
