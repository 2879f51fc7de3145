/** What a view has to show, field by field, without what is empty. */

import type { Fields, Shape } from "../../shapes";
import type { Drawings, How } from "./sketch";

export type Facts = Readonly<Record<string, unknown>>;

export interface Thing {
  readonly path: string;
  /** What names it. */
  readonly field: string;
  readonly how: How;
  readonly value: unknown;
  readonly shape: Shape;
}

/** The fields that a sketch names, in its order, as far as there is something to see. */
export function thingsOf(facts: Facts, shapes: Fields, drawings: Drawings): Thing[] {
  return Object.entries(drawings).flatMap(([path, how]) => {
    const [value, shape] = found(facts, { fields: shapes }, path.split("."));
    if (isEmpty(value, how)) return [];
    return [{ path, field: labelOf(facts, path), how, value, shape }];
  });
}

/** The last name of a path, or that of the list it leads into. */
function labelOf(facts: Facts, path: string): string {
  const [first = "", ...rest] = path.split(".");
  return Array.isArray(facts[first]) ? first : (rest.at(-1) ?? first);
}

/** The value at the end of a path; of a list, that of each in it. */
function found(value: unknown, shape: Shape, path: readonly string[]): [unknown, Shape] {
  const [name, ...rest] = path;
  if (name === undefined) return [value, shape];
  if (Array.isArray(value)) {
    const inner = partOf(shape);
    return [value.map((item) => found(item, inner, path)[0]), [found({}, inner, path)[1]]];
  }
  const next = fieldsOf(shape)[name] ?? "plain";
  return found((value as Facts | null | undefined)?.[name], next, rest);
}

export function at(facts: unknown, path: string): unknown {
  return found(facts, "plain", path.split("."))[0];
}

export function partOf(shape: Shape): Shape {
  return Array.isArray(shape) ? (shape as readonly [Shape])[0] : "plain";
}

export function fieldsOf(shape: Shape): Fields {
  return typeof shape === "object" && "fields" in shape ? shape.fields : {};
}

function isEmpty(value: unknown, how: How): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (typeof how === "object" && how.from && (value as unknown[]).length < how.from) return true;
  if (Array.isArray(value)) return value.length === 0 && how !== "pile";
  return how === "some" && value === 0;
}
