import { z } from 'zod'

type AnyCoded = { code: string; values: unknown }

/** The table `{ code: values }` of a union of codes with their values, and back. */
export type TableOf<Said extends AnyCoded> = { [One in Said as One['code']]: One['values'] }
export type Coded<Table> = { [Code in keyof Table]: { code: Code; values: Table[Code] } }[keyof Table]

/** Stands for a stored code that only a newer program knows. */
const unknownCode = { code: 'unknown', values: {} } as const
export type UnknownCode = typeof unknownCode

/** A code and the values that its words need, as a row keeps them. */
export function coded<Code extends string, Values extends z.ZodRawShape>(code: Code, values: Values) {
  return z.object({ code: z.literal(code), values: z.object(values) })
}

/** Reads a stored code with its values; what this program cannot read is `unknown`. */
export function readCoded<Said extends AnyCoded>(schema: z.ZodType<Said>, stored: unknown): Said | UnknownCode {
  const parsed = schema.safeParse(stored)
  return parsed.success ? parsed.data : unknownCode
}
