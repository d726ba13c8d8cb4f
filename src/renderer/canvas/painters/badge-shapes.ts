/** The shapes of badges, by which alone one sign is told from another. */
import type { SignName } from "../../picture/elements";

/** Pixels: half a badge; a star reaches two further. */
export const HALF = 7;

/** In pixels around the origin, on a rim in the colour of the ground. */
export function paintBadge(
  context: CanvasRenderingContext2D,
  sign: SignName,
  colour: string,
  ground: string,
): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  context.beginPath();
  OUTLINES[sign]?.(context);
  context.closePath();
  context.strokeStyle = ground;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
  context.beginPath();
  context.strokeStyle = ground;
  context.lineWidth = 2;
  INNER[sign]?.(context);
  context.stroke();
}

type Draw = (context: CanvasRenderingContext2D) => void;

const square: Draw = (context) => context.roundRect(-HALF, -HALF, 2 * HALF, 2 * HALF, 3);
const disc: Draw = (context) => context.arc(0, 0, HALF, 0, 2 * Math.PI);

/** Five points, the first upwards. */
const star: Draw = (context) => {
  for (let at = 0; at < 10; at++) {
    const [angle, radius] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? HALF + 2 : HALF / 2 + 0.5];
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
};

const OUTLINES: Readonly<Partial<Record<SignName, Draw>>> = {
  "pin-in": disc,
  "pin-out": disc,
  gained: square,
  lost: square,
  gold: star,
  "gold-lost": star,
};

const minus: Draw = (context) => {
  context.moveTo(-3.5, 0);
  context.lineTo(3.5, 0);
};

const INNER: Readonly<Partial<Record<SignName, Draw>>> = {
  /** A tick, and a cross. */
  "pin-in": (context) => {
    context.moveTo(-3.4, 0.2);
    context.lineTo(-1, 2.8);
    context.lineTo(3.6, -2.6);
  },
  "pin-out": (context) => {
    context.moveTo(-2.7, -2.7);
    context.lineTo(2.7, 2.7);
    context.moveTo(2.7, -2.7);
    context.lineTo(-2.7, 2.7);
  },
  gained: (context) => {
    minus(context);
    context.moveTo(0, -3.5);
    context.lineTo(0, 3.5);
  },
  lost: minus,
  "gold-lost": (context) => {
    context.moveTo(-HALF, -HALF + 1);
    context.lineTo(HALF, HALF - 1);
  },
};
