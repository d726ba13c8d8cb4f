/** A stage as data: the parameters of its methods, the schema they make together, and which of them "Why not?" moves. */
import { z } from "zod";
import type { Language } from "../languages/language";
import type { NameAndMeaning, Parameter, Parameters } from "./parameter";

/** The present parameters of a stage, by name. */
export type Params = Readonly<Record<string, unknown>>;

/** Values worth trying in place of the present one, smallest change first; none where no other could admit an edge. */
export type Search<V> = (value: V, params: Params) => readonly V[];

type Searches = Readonly<Record<string, Search<number | string>>>;

type SearchOf<P extends Parameters> = {
  readonly [K in keyof P]?: Search<z.infer<P[K]["schema"]>>;
};

type Shape<P extends Parameters> = { [K in keyof P]: P[K]["schema"] };

/** Parameters of one method, or of a stage whose methods share theirs. */
export interface ParameterSet {
  readonly parameters: Parameters;
  /** What "Why not?" moves, in the order in which it tries. */
  readonly search: Searches;
}

interface AboutMethod {
  /** In English, for the command line and docs/parameters.md. */
  readonly summary: string;
  /** What it adds to the meaning of numbers that are called the same under all methods, by the number's name. */
  readonly numbers?: Readonly<Partial<Record<"node" | "edge", Readonly<Record<string, ByLanguage<string>>>>>>;
}

/** A method with parameters of its own. */
export interface Method<Name extends string = string, S extends z.ZodType = z.ZodType>
  extends ParameterSet, AboutMethod {
  readonly method: Name;
  readonly schema: S;
}

type ByLanguage<T> = Readonly<Record<Language, T>>;

export interface Stage<S extends z.ZodType = z.ZodType> extends ByLanguage<NameAndMeaning> {
  readonly schema: S;
  /** Its methods where each has parameters of its own; one set without a name where they share them. */
  readonly sets: readonly (ParameterSet & Partial<Omit<Method, "schema">>)[];
}

interface Declaration<P extends Parameters> {
  readonly parameters: P;
  readonly search?: SearchOf<P>;
}

type MethodSchema<Name extends string, P extends Parameters> = z.ZodObject<
  { method: z.ZodLiteral<Name> } & Shape<P>,
  z.core.$strict
>;

/** A method of a stage whose methods share nothing; a recipe's text has its parameters in the order declared. */
export function declareMethod<const Name extends string, P extends Parameters>(
  method: Name,
  { parameters, search, ...about }: Declaration<P> & AboutMethod,
): Method<Name, MethodSchema<Name, P>> {
  const schema = z.strictObject({ method: z.literal(method), ...shapeOf(parameters) });
  return { ...about, method, parameters, search: searchesOf(search), schema: schema as never };
}

/** A stage whose methods share their parameters, or that has one method only. */
export function declareStage<P extends Parameters>({
  parameters,
  search,
  ...about
}: Declaration<P> & ByLanguage<NameAndMeaning>): Stage<z.ZodObject<Shape<P>, z.core.$strict>> {
  const set = { parameters, search: searchesOf(search) };
  return { ...about, schema: z.strictObject(shapeOf(parameters)), sets: [set] };
}

/** A stage whose methods have parameters of their own. */
export function declareMethods<
  const M extends readonly [Method<string, Discriminable>, ...Method<string, Discriminable>[]],
>({
  methods,
  ...about
}: ByLanguage<NameAndMeaning> & { readonly methods: M }): Stage<
  z.ZodDiscriminatedUnion<{ -readonly [K in keyof M]: M[K]["schema"] } & Discriminable[], "method">
> {
  const schemas = methods.map(({ schema }) => schema);
  return { ...about, schema: z.discriminatedUnion("method", schemas as never) as never, sets: methods };
}

type Discriminable = z.core.$ZodTypeDiscriminable & z.ZodType;

/** The parameters that go with `params`: those of the method it names. */
export function parameterSet({ sets }: Stage, params: Params): ParameterSet {
  return sets.find(({ method }) => method === params["method"]) ?? sets[0]!;
}

/** True while a parameter counts beside the others of its stage. */
export function isMeaningful({ when = {} }: Parameter, params: Params): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(params[name] as never));
}

function shapeOf<P extends Parameters>(parameters: P): Shape<P> {
  const shape = Object.entries(parameters).map(([name, { schema }]) => [name, schema] as const);
  return Object.fromEntries(shape) as Shape<P>;
}

/** Each is asked with a value of its own parameter only. */
function searchesOf<P extends Parameters>(search: SearchOf<P> | undefined): Searches {
  return (search ?? {}) as unknown as Searches;
}
