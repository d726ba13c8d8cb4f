/** A parameter of a stage, declared once: recipe files, the form, "Why not?", grids, the command line and docs/parameters.md read it. */
import { z } from "zod";
import type { Language } from "../languages/language";

/** What a parameter or a stage is called, and what it does in one sentence. */
export type NameAndMeaning = readonly [name: string, meaning: string];

export type ParameterValue = number | string | boolean;

interface About extends Readonly<Record<Language, NameAndMeaning>> {
  /** "main": shown at once; "advanced": behind "More"; "hidden": in recipe files and on the command line only. */
  readonly shown: "main" | "advanced" | "hidden";
  /** What a number counts. */
  readonly unit?: "nodes" | "edges" | "hops" | "paths" | "parts" | "answers" | "tokens" | "mentions";
  /** It counts only while each of these parameters of its stage has one of the values; always where absent. */
  readonly when?: Readonly<Record<string, readonly ParameterValue[]>>;
  /** Moves it in the form before (< 0) or behind (> 0) the others of its stage, which stand as they are declared. */
  readonly order?: number;
}

/** Where a number can be moved to; `stops` (ascending) replace the even steps where only orders of magnitude matter. */
export interface Scale {
  readonly minimum: number;
  readonly maximum: number;
  /** A whole step belongs to a parameter that takes whole numbers only. */
  readonly step: number;
  readonly stops: readonly number[];
}

export interface NumberParameter<S extends z.ZodType = z.ZodType> extends About {
  readonly kind: "number";
  readonly schema: S;
  readonly scale: Scale;
}

export interface ChoiceParameter<S extends z.ZodType = z.ZodType> extends About {
  readonly kind: "choice";
  readonly schema: S;
  readonly choices: Readonly<Record<string, ChoiceWords>>;
  /** The choices that the form offers, in its order; it leaves a parameter alone that stands at another one. */
  readonly offered: readonly string[];
}

export interface SwitchParameter<S extends z.ZodType = z.ZodType> extends About {
  readonly kind: "switch";
  readonly schema: S;
}

/** What no slider or choice can hold: lists, tables, names of files. */
export interface DataParameter<S extends z.ZodType = z.ZodType> extends About {
  readonly kind: "data";
  readonly schema: S;
  /** What it takes, in English words, for the command line and docs/parameters.md. */
  readonly takes: string;
}

export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter | DataParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

/** What a choice is called. */
type ChoiceWords = Readonly<Record<Language, string>>;

export const count = z.number().int().min(0);
export const positive = z.number().int().min(1);

export function number<S extends z.ZodType<number>>(
  schema: S,
  scale: Scale,
  about: About,
): NumberParameter<S> {
  return { kind: "number", schema, scale, ...about };
}

/** Even steps from `minimum` to `maximum`. */
export function even(minimum: number, maximum: number, step: number): Scale {
  return { minimum, maximum, step, stops: [] };
}

/** These values, ascending; between them a typed one may have steps of `step`. */
export function stops(values: readonly number[], step = 1): Scale {
  return { minimum: values[0]!, maximum: values.at(-1)!, step, stops: values };
}

type OneOf<C extends string> = z.ZodType<C>;

/** One of `choices`, in the order in which a wrong one is told of them; `standard` is what a recipe has that says nothing. */
export function choice<C extends string>(
  choices: Readonly<Record<C, ChoiceWords>>,
  {
    standard,
    offered,
    ...about
  }: About & { readonly standard?: NoInfer<C>; readonly offered?: readonly NoInfer<C>[] },
): ChoiceParameter<OneOf<C>> {
  const names = Object.keys(choices) as C[];
  const schema = z.enum(names);
  return {
    kind: "choice",
    choices,
    offered: offered ?? names,
    ...about,
    schema: (standard === undefined ? schema : schema.default(standard as never)) as unknown as OneOf<C>,
  };
}

/** On or off; off where a recipe says nothing. */
export function onOff(about: About): SwitchParameter<z.ZodDefault<z.ZodBoolean>> {
  return { kind: "switch", schema: z.boolean().default(false), ...about };
}

export function data<S extends z.ZodType>(
  schema: S,
  takes: string,
  about: Omit<About, "shown">,
): DataParameter<S> {
  return { kind: "data", schema, takes, shown: "hidden", ...about };
}
