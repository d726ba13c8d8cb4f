/** How panels reach the workbench: one hook for what they show, one for what they do. */
import { createContext, use } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Commands } from "../features/commands";
import { remember } from "./steps";
import type { Workbench } from "./workbench";
import type { WorkbenchStore } from "./workbench-store";

export interface WorkbenchAccess {
  readonly store: WorkbenchStore;
  readonly commands: Commands;
}

export const WorkbenchContext = createContext<WorkbenchAccess | null>(null);

function useAccess(): WorkbenchAccess {
  const access = use(WorkbenchContext);
  if (access === null) throw new Error("a panel stands outside the workbench");
  return access;
}

/** What a panel shows of the workbench; it renders again only when a picked value changes (compared one level deep). */
export function useWorkbench<T>(pick: (state: Workbench) => T): T {
  return useStore(useAccess().store, useShallow(pick));
}

/** What a panel can do that takes time. */
export function useCommands(): Commands {
  return useAccess().commands;
}

/** Applies a plain state function: `change(stepBy, 1, steps)`. Where it changes a choice (step-parts.ts), that is a step to take back. */
export function useChange() {
  const { store } = useAccess();
  return function change<A extends unknown[]>(
    turn: (state: Workbench, ...input: A) => Workbench,
    ...input: A
  ): void {
    store.setState((state) => remember(state, turn(state, ...input), null, performance.now()));
  };
}

/** Like `useChange` for what is done in many small moves (typing, dragging): `gesture` names the whole, which is one step. */
export function useChoose(gesture: string) {
  const { choose } = useAccess().commands;
  return function change<A extends unknown[]>(
    turn: (state: Workbench, ...input: A) => Workbench,
    ...input: A
  ): void {
    choose(gesture, (state) => turn(state, ...input));
  };
}
