/** Chords as they are written on keys. */
import { PALETTE_TEXTS } from "./palette-texts";

/** "Control+Shift+Z" → "Ctrl + Shift + Z". */
export function writeChord(chord: string): string {
  return partsOf(chord).join(" + ");
}

/** Every chord of an action, each as keys side by side. */
export function KeyCaps({ chords }: { chords: readonly string[] }) {
  return (
    <span className="key-caps">
      {chords.map((chord) => (
        <kbd key={chord} className="key-chord">
          {partsOf(chord).map((part) => (
            <kbd key={part} className="key-cap">
              {part}
            </kbd>
          ))}
        </kbd>
      ))}
    </span>
  );
}

/** The key itself may be a plus sign: "Control++". */
function partsOf(chord: string): readonly string[] {
  const parts = chord.endsWith("+")
    ? [...chord.slice(0, -1).split("+").filter(Boolean), "+"]
    : chord.split("+");
  return parts.map((part) => PALETTE_TEXTS.keyNames[part] ?? part);
}
