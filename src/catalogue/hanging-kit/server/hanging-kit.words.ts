import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HangerKind } from '#ground/framing/hanger.rules.ts';
import type { Furniture, LoadBand, Middle, Nail } from '../hanging-kit.rules.ts';

/** What is drawn through the middle of what. */
export const MIDDLE_WORDS: Record<Middle, MessageDescriptor> = {
  sofa: msg`All widths are from the middle line: a vertical line through the middle of your sofa.`,
  bed: msg`All widths are from the middle line: a vertical line through the middle of your bed.`,
  desk: msg`All widths are from the middle line: a vertical line through the middle of your desk.`,
  table: msg`All widths are from the middle line: a vertical line through the middle of your table.`,
  console: msg`All widths are from the middle line: a vertical line through the middle of your console table.`,
  bench: msg`All widths are from the middle line: a vertical line through the middle of your bench.`,
  wall: msg`All widths are from the middle line: a vertical line through the middle of your wall.`,
  group: msg`All widths are from the middle line: a vertical line where you want the middle of the group to be.`,
};

/** The furniture of the drawing, and what to do if the reader's is of another height. */
export function furnitureNote(name: Furniture['name'], height: string): MessageDescriptor {
  if (name === 'sofa')
    return msg`The heights are drawn for a sofa whose back is ${{ height }} high. If yours is higher or lower, add the difference to every height or subtract it.`;
  if (name === 'bed')
    return msg`The heights are drawn for a bed whose headboard is ${{ height }} high. If yours is higher or lower, add the difference to every height or subtract it.`;
  return msg`The heights are drawn for a piece of furniture that is ${{ height }} high. If yours is higher or lower, add the difference to every height or subtract it.`;
}

export const FURNITURE_NAMES: Record<Furniture['name'], MessageDescriptor> = {
  sofa: msg`Sofa`,
  bed: msg`Bed`,
  desk: msg`Desk`,
  table: msg`Table`,
  console: msg`Console table`,
  bench: msg`Bench`,
};

export function hangerWords(kind: HangerKind, { drop, side }: { drop: string; side: string }): MessageDescriptor {
  return kind === 'sawtooth'
    ? msg`One sawtooth hanger in the middle, ${{ drop }} below the top edge`
    : msg`Two D-rings, ${{ drop }} below the top edge, ${{ side }} from each side`;
}

export const LACKS_WORDS: Record<'frame' | 'known_hanger', MessageDescriptor> = {
  frame: msg`Unframed, so it has no hanger. Have it framed first.`,
  known_hanger: msg`We no longer know where its hanger is: this frame has changed. Measure it on the back of the work.`,
};

export function nailName(side: Nail['side'], number: string): MessageDescriptor {
  if (side === 'left') return msg`Nail ${{ number }}, left`;
  if (side === 'right') return msg`Nail ${{ number }}, right`;
  return msg`Nail ${{ number }}`;
}

/** How to print, place and use the sheets. */
export function stepWords(ruler: string): MessageDescriptor[] {
  return [
    msg`Print all pages at actual size (100%), without fitting them to the page. Then measure the ruler at the foot of every sheet: it has to be exactly ${{ ruler }} long. If it is not, change the printer’s settings and print again.`,
    msg`Look at the back of each work before you mark anything: measure from its top edge down to where its hanger will rest. If your measurement differs from the plan, move its nail up or down by the difference.`,
    msg`Draw the middle line on the wall with a pencil, using a spirit level or a plumb line.`,
    msg`If sheets are to be joined, cut the one with the higher number along the edge that has letters, lay it on the other so that the marks with the same letter meet, and tape them together.`,
    msg`The dashed lines of a sheet say how high above the floor and how far from the middle line they are. Measure both, tape the sheet to the wall with its lines level, and measure again.`,
    msg`A red cross is the point on which the hanger rests. Put a nail or a screw there. If you use a picture hook, the bend of the hook goes there, not its nail.`,
    msg`Mark the crosses through the paper, remove the sheets, fit the nails or screws, and hang the works. Check them with a spirit level.`,
  ];
}

export const TOOL_WORDS = {
  always: msg`Pencil, tape measure, spirit level, scissors, and removable tape that leaves no marks on the wall`,
  fixings: msg`Nails, hooks, or screws with plugs that suit your wall and the loads named here`,
  hammer: msg`A hammer; for screws and hard walls a drill`,
  detector: msg`A detector for cables and pipes`,
  twoPeople: msg`A second person: at least one work is too heavy or too large for one`,
} satisfies Record<string, MessageDescriptor>;

/** Advice for each kind of wall, by the load of the most loaded nail. */
export const WALL_WORDS: readonly { name: MessageDescriptor; advice: Record<LoadBand, MessageDescriptor> }[] = [
  {
    name: msg`Plasterboard and other hollow walls`,
    advice: {
      light: msg`Use picture hooks whose nails are driven in at an angle, or small hollow-wall anchors. A plain nail pulls out of the board.`,
      medium: msg`Use metal hollow-wall anchors, or screw into the studs behind the board. Hooks with nails are too weak.`,
      heavy: msg`Screw into the studs or a batten fixed to them. The board alone should not carry these works.`,
    },
  },
  {
    name: msg`Brick with plaster`,
    advice: {
      light: msg`Use picture hooks with hardened nails, or a plug and a screw. Stick tape over the point first so that the plaster does not chip.`,
      medium: msg`Drill, and use a plug and a screw that reach well into the brick. Plaster alone carries little.`,
      heavy: msg`Drill into the brick, not into a joint, and use long screws with matching plugs.`,
    },
  },
  {
    name: msg`Concrete`,
    advice: {
      light: msg`Drill with a hammer drill and a masonry bit, and use a plug and a screw. Hooks with several short steel pins can carry light works.`,
      medium: msg`Drill with a hammer drill and a masonry bit, and use a plug and a screw. If the drill meets steel, move the hole a little and measure again.`,
      heavy: msg`Drill with a hammer drill and a masonry bit, and use a plug and a screw rated for the load. If the drill meets steel, move the hole a little and measure again.`,
    },
  },
  {
    name: msg`Wooden walls`,
    advice: {
      light: msg`Use a screw in a drilled hole, or a nail driven in at an angle.`,
      medium: msg`Use screws in drilled holes. Thin panelling bends: find the timber behind it.`,
      heavy: msg`Use screws in drilled holes that reach the timber behind any panelling.`,
    },
  },
];

export const SAFETY_WORDS: readonly MessageDescriptor[] = [
  msg`This is general advice; we do not know your wall. The packaging of a fixing states which load it can carry in which wall: choose one rated for at least twice the load above. If you are unsure, ask a tradesperson.`,
  msg`Do not drill above, below or beside sockets, switches and taps. Check every point with the detector.`,
  msg`If you live in an earthquake area, use closed hooks or screw eyes, fix the lower corners with removable putty, and hang nothing heavy over a bed or a seat.`,
];

export const HEAVY_WORDS = msg`One nail carries more than 8 kg. We recommend having these works hung by a professional.`;
