/** Moments, which are no ends of edges: a sheet's "Start" and "End" over months is no list of edges. */
import { expect, test } from "vitest";
import { isMoment } from "../../../src/main/engine/import/tables/cell-kinds";

test.each(["01/2023", "9/2024", "2024-05-02", "03/04/2022"])("%s is one", (cell) => {
  expect(isMoment(cell)).toBe(true);
});

test.each(["13/2023", "1/2", "A/2023", "01/9923"])("%s is none", (cell) => {
  expect(isMoment(cell)).toBe(false);
});
