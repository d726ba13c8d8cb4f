/** How much room names at the left and right rim of a picture want beside it: no more than they need, so that the picture is large. */
import { labelLines } from "../picture/label-text";
import { NAME_STYLES, TIER } from "../picture/label-style";
import type { Scene } from "../picture/scene";
import type { Box } from "../picture/viewport";

/** Width of a letter by its size, in the mean; what disc, ring and rim take beside a name; CSS pixels. */
const [LETTER, BESIDE] = [0.57, 27];
/** Nodes so near the rim have their names beyond it, model units. */
const NEAR = 40;
const { size, longest } = NAME_STYLES[TIER.answer];

export interface SideRoom {
  readonly left: number;
  readonly right: number;
}

/** Room in CSS pixels beside the nodes at either side of `box` for texts so much grown: at least `least`, at most `most`, and no more than `both` together, which the side that needs less leaves to the other. */
export function sideRoom(
  scene: Scene,
  box: Box,
  grown: number,
  least: number,
  { most, both }: { readonly most: number; readonly both: number },
): SideRoom {
  const { x } = scene;
  const { left, right } = wanted(
    scene,
    grown,
    (row) => x[row]! < box.left + NEAR,
    (row) => x[row]! > box.right - NEAR,
    least,
    most,
  );
  const share = (own: number, other: number): number =>
    Math.max(least, Math.min(own, Math.max(both / 2, both - other)));
  return { left: share(left, right), right: share(right, left) };
}

/** The same before anything has a place: what the question names will stand at one side and what answers it at the other. */
export function sideRoomToBe(scene: Scene, grown: number, least: number, most: number): SideRoom {
  const { seed } = scene.view.nodes;
  return wanted(
    scene,
    grown,
    (row) => seed[row] === 1,
    (row) => scene.answer[row] === 1,
    least,
    most,
  );
}

type Where = (row: number) => boolean;

function wanted(
  scene: Scene,
  grown: number,
  onLeft: Where,
  onRight: Where,
  least: number,
  most: number,
): SideRoom {
  const want = (where: Where) => Math.max(least, Math.min(most, longestName(scene, grown, where)));
  return { left: want(onLeft), right: want(onRight) };
}

/** Width of the longest line among the names of these nodes, with all that stands beside it. */
function longestName({ x, names, hidden }: Scene, grown: number, isThere: Where): number {
  let letters = 0;
  for (let row = 0; row < x.length; row++)
    if (hidden[row] === 0 && isThere(row))
      for (const line of labelLines(names[row]!, longest)) letters = Math.max(letters, line.length);
  return letters * LETTER * size * grown + BESIDE;
}
