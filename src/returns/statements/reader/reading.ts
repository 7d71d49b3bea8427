import { z } from 'zod'
import { statementSchema } from '../e-tax/statement.ts'
import { certificateSchema } from '../salary/certificate.ts'

/** Kinds of statements that can be read. Each has a folder of its own. */
export const statementKinds = ['e-tax-statement', 'salary-certificate'] as const
export type StatementKind = (typeof statementKinds)[number]

/** Why nothing is taken from a document. `incomplete`: barcodes are missing (numbered from 1). */
export const unreadable = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('incomplete'), found: z.int(), count: z.int(), missing: z.array(z.int()) }),
  z.object({ reason: z.enum(['several', 'damaged', 'hostile', 'other-content', 'too-large', 'too-slow', 'crashed']) }),
  z.object({ reason: z.enum(['locked', 'not-legible']) }),
  z.object({ reason: z.literal('other-version'), version: z.string() }),
  z.object({ reason: z.literal('too-many-pages'), pages: z.int() }),
])
export type Unreadable = z.infer<typeof unreadable>

export const foundSchema = z.union([
  z.object({ ok: z.literal(true), kind: z.literal('e-tax-statement'), content: statementSchema }),
  z.object({ ok: z.literal(true), kind: z.literal('salary-certificate'), content: certificateSchema }),
  /** `kind` is null if the reader failed before it recognised one. */
  z.object({ ok: z.literal(false), kind: z.enum(statementKinds).nullable(), because: unreadable }),
])
export type Found = z.infer<typeof foundSchema>
export type NotRead = Extract<Found, { ok: false }>

/** What the reader found in a document, in the order of the pages; empty: no statement. */
export const readingSchema = z.array(foundSchema)
export type Reading = z.infer<typeof readingSchema>
