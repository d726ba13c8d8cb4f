/** Moving panels as a choice that can be taken back. */
import type { Arrangement } from "./arrangement";
import { keepLayout } from "./layout";
import type { PresetName } from "./layout-view";
import { remember } from "./steps";
import type { Workbench } from "./workbench";

/** A person moved panels of a preset: what they made of it is kept, and how the panels stood `before` is a step back; `at` in ms. */
export function keepMove(
  state: Workbench,
  preset: PresetName,
  before: Arrangement,
  arrangement: Arrangement,
  at: number,
): Workbench {
  const stood = { ...state, moved: { preset, arrangement: before } };
  const stands = keepLayout({ ...state, moved: { preset, arrangement } }, preset, arrangement);
  return remember(stood, stands, null, at);
}
